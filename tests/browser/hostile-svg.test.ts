import { type BrowserContext, expect, test } from "@playwright/test";
import { cleanSvg } from "#check/read/svg.ts";
import { cleanedDrawings } from "#tests/content/hostile-svg.ts";

/** Scripts and requests that a drawing starts when it is opened and clicked, on a host without a policy. */
async function deedsOf(context: BrowserContext, svg: string): Promise<string[]> {
  const page = await context.newPage();
  const deeds: string[] = [];
  page.on("dialog", async (dialog) => {
    deeds.push("script");
    await dialog.dismiss();
  });
  await page.route("**", async (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === "drawing.example") return route.fulfill({ contentType: "image/svg+xml", body: svg });
    deeds.push(`request to ${hostname}`);
    await route.abort();
  });
  await page.goto("http://drawing.example/logo.svg");
  await page.mouse.click(300, 300);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.documentElement.localName)).toMatch(/^(svg|html)$/);
  await page.close();
  return deeds;
}

test("a cleaned drawing runs no script and makes no request", async ({ context }) => {
  for (const [name, svg] of Object.entries(cleanedDrawings)) {
    const { drawing } = cleanSvg(Buffer.from(svg));
    expect([name, ...(await deedsOf(context, drawing?.text ?? ""))]).toEqual([name]);
  }
});
