import type { Page, Route } from "@playwright/test";
import { isOutside } from "./services.ts";

export const outages = ["blocked", "hangs", "500", "empty"] as const;
export type Outage = (typeof outages)[number];

const types: Record<string, string> = { document: "text/html", script: "text/javascript", image: "image/png" };

async function fail(route: Route, outage: Outage): Promise<void> {
  const contentType = types[route.request().resourceType()] ?? "text/plain";
  if (outage === "blocked") await route.abort("blockedbyclient");
  if (outage === "500") await route.fulfill({ status: 500, contentType, body: "" });
  if (outage === "empty") await route.fulfill({ contentType, body: "" });
  // "hangs" is never answered.
}

/** Makes every outside service fail in the same way. */
export async function failServices(page: Page, outage: Outage, asked: string[]): Promise<void> {
  await page.route(isOutside, async (route) => {
    asked.push(route.request().url());
    await fail(route, outage);
  });
}

/** Messages that the browser itself logs when a service fails. */
export const browserNotices = [
  /^console: Failed to load resource: (net::ERR_BLOCKED_BY_CLIENT|the server responded with a status of 500)/,
  /^request failed: https:\/\/[^ ]+ net::ERR_BLOCKED_BY_CLIENT/,
];

type Shifts = { total: number; moved: string[] };

/** Adds up the layout shifts of each page from its start, and names what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
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
