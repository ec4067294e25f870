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

/** The outside services the site may contact, each answering as it would. */
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

/** What an outside service answers; a service nobody named is a fault. */
export function answerOf(address: string): Answer {
  const answer = answers.find(([known]) => known.test(address))?.[1];
  if (!answer) throw new Error(`The site contacted ${address}, which the specification does not name`);
  return answer;
}

/** Answers for every other origin inside the test. */
export async function answerServices(page: Page, contacted: string[]): Promise<void> {
  // The host's own scripts, where it counts visits.
  await page.route(/\/_vercel\/(?:speed-)?insights\/script\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.route(isOutside, async (route) => {
    const address = route.request().url();
    contacted.push(address);
    await route.fulfill(answerOf(address));
  });
}
