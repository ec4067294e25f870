import type { Page } from "@playwright/test";

type Answer = { contentType: string; body: string | Buffer };

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const frame = (script = "") => ({
  contentType: "text/html",
  body: `<!doctype html><title>Service</title><p>Service</p><script>${script}</script>`,
});

/** Stand-in responses of the services that the site may contact. */
const answers: [address: RegExp, answer: Answer][] = [
  [
    /^https:\/\/(tile\.openstreetmap\.org|[a-d]\.basemaps\.cartocdn\.com)\//,
    { contentType: "image/png", body: picture },
  ],
  [/^https:\/\/embed\.lu\.ma\/loader\.js$/, { contentType: "text/javascript", body: "" }],
  [
    /^https:\/\/embed\.lu\.ma\/checkout-button\.js$/,
    { contentType: "text/javascript", body: "window.luma = { initCheckout() {} };" },
  ],
  [/^https:\/\/embed\.lu\.ma\/checkout\.css$/, { contentType: "text/css", body: "" }],
  [/^https:\/\/(luma\.com|lu\.ma)\/embed\//, frame()],
  [/^https:\/\/www\.helloasso\.com\//, frame('parent.postMessage({ height: 700 }, "*")')],
  [
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    frame('onmessage = ({ source }) => source.postMessage(JSON.stringify({ event: "initialDelivery" }), "*")'),
  ],
];

export const isOutside = (url: URL) => url.hostname !== "127.0.0.1" && url.protocol.startsWith("http");

/** The stand-in response for an address of a known service. */
export function answerOf(address: string): Answer | undefined {
  return answers.find(([known]) => known.test(address))?.[1];
}

/** Records requests to other origins and reports unknown ones; responds itself where no stand-in server runs. */
export async function answerServices(page: Page, contacted: string[], errors: string[]): Promise<void> {
  page.on("request", (request) => {
    const address = request.url();
    if (!isOutside(new URL(address))) return;
    contacted.push(address);
    if (!answerOf(address)) errors.push(`The site contacted ${address}, which the specification does not name`);
  });
  // Only Chromium is told to ask the stand-in server.
  const isChromium = page.context().browser()?.browserType().name() === "chromium";
  if (!process.env["STAND_IN"] || !isChromium)
    await page.route(isOutside, (route) => route.fulfill(answerOf(route.request().url())));
}
