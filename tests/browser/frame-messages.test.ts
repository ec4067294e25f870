import { frameTitled } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const provider = "https://www.helloasso.com";

test("a frame grows when its provider asks, within limits, and ignores other messages", async ({ page }) => {
  await page.goto(addressOf("donation", "fr"));
  const form = await frameTitled(page, messages.fr.donation.formTitle);
  await expect(form.contentFrame().getByText("Service")).toBeVisible();
  const height = () => form.evaluate((frame: HTMLIFrameElement) => frame.clientHeight);
  const inside = page.frames().find((frame) => frame.url().startsWith(provider));
  const say = async (message: unknown) => {
    await inside?.evaluate((data) => parent.postMessage(data, "*"), message);
    // Waits until the message has been handled.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return height();
  };
  expect(await height()).toBe(800);

  for (const message of [
    1200,
    "1200",
    null,
    {},
    { height: "1200" },
    { height: -1200 },
    { height: 300 },
    { height: 1e9 },
  ])
    expect(await say(message), JSON.stringify(message)).toBe(800);

  await page.evaluate(async (origin) => {
    const frame = document.querySelector("iframe")!;
    const data = { height: 1200 };
    window.postMessage(data, "*");
    for (const event of [
      { data, origin: "https://helloasso.com", source: frame.contentWindow },
      { data, origin: `${origin}.example`, source: frame.contentWindow },
      { data, origin: location.origin, source: frame.contentWindow },
      { data, origin: "null", source: frame.contentWindow },
      { data, origin, source: window },
      { data, origin, source: null },
    ]) {
      window.dispatchEvent(new MessageEvent("message", event));
    }
    // A second frame of the same provider must not resize the form.
    const other = Object.assign(document.createElement("iframe"), { src: `${origin}/other` });
    const spoke = new Promise((resolve) => window.addEventListener("message", resolve, { once: true }));
    document.body.append(other);
    await spoke;
  }, provider);
  const other = page.frames().find((frame) => frame.url().endsWith("/other"));
  await other?.evaluate(() => parent.postMessage({ height: 1200 }, "*"));
  expect(await say({})).toBe(800);

  expect(await say({ height: 1200 })).toBe(1200);
  expect(await say({ height: 900 })).toBe(1200);
  expect(await say({ height: 9000 })).toBe(4000);
});
