import type { Page } from "@playwright/test";

type Shifts = { total: number; moved: string[] };

/** Adds up the layout shifts of each page from its start, and names what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await fontsFirst(page);
  await page.addInitScript(() => {
    const sum = { total: 0, moved: [] as string[] };
    Object.assign(window, { layoutShifts: sum });
    new PerformanceObserver((list) => {
      type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(",");
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        sum.total += value;
        sum.moved.push(
          ...sources.map(({ node, previousRect, currentRect }) => {
            const what = (node as Element | null)?.outerHTML?.slice(0, 80) ?? node?.textContent ?? "text";
            return `${what} (${place(previousRect)} to ${place(currentRect)})`;
          }),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShifts: Shifts }).layoutShifts);
}

/** On a busy machine the first paint may come before the preloaded fonts, and without Arial no other font has their size. */
async function fontsFirst(page: Page): Promise<void> {
  let loaded = 0;
  const waiting: (() => void)[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() === page.mainFrame()) loaded = 0;
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") loaded++;
    if (loaded >= 2) for (const go of waiting.splice(0)) go();
  });
  await page.route(/\/assets\/app-[^/]+\.css$/, async (route) => {
    if (loaded < 2) await new Promise<void>((go) => waiting.push(go));
    await route.fallback();
  });
}
