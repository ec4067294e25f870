/** Yields to the browser, so that it can render and handle input. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs the steps in slices of 4 ms, so that slow phones stay responsive. */
export async function inSlices(steps: (() => void)[], isOver: () => boolean): Promise<void> {
  let end = 0;
  for (const step of steps) {
    if (performance.now() > end) {
      await nextFrame();
      end = performance.now() + 4;
    }
    if (isOver()) return;
    step();
  }
}
