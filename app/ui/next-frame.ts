/** Lets the browser show what there is and answer a touch before more is done. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does as much in each frame as a slow phone does without being felt to wait. */
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
