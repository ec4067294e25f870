import type { Page, Route } from "@playwright/test";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const frame = "<!doctype html><title>Service</title><p>Service</p>";

/** The outside services the site may contact, each answering as it would. */
const answers: [host: RegExp, answer: (route: Route) => Promise<void>][] = [
  [
    /(^|\.)tile\.openstreetmap\.org$|\.basemaps\.cartocdn\.com$/,
    (route) => route.fulfill({ contentType: "image/png", body: picture }),
  ],
  [
    /^embed\.lu\.ma$/,
    (route) => route.fulfill({ contentType: "text/javascript", body: "window.luma = { initCheckout() {} };" }),
  ],
  [
    /^(luma\.com|lu\.ma|www\.helloasso\.com|www\.youtube-nocookie\.com)$/,
    (route) => route.fulfill({ contentType: "text/html", body: frame }),
  ],
];

/** Answers for every other origin inside the test; a service nobody named is a fault. */
export async function answerServices(page: Page, contacted: string[]): Promise<void> {
  await page.route(
    (url) => url.hostname !== "127.0.0.1" && url.protocol.startsWith("http"),
    async (route) => {
      const { hostname, href } = new URL(route.request().url());
      contacted.push(href);
      const answer = answers.find(([host]) => host.test(hostname))?.[1];
      if (!answer) throw new Error(`The site contacted ${href}, which the specification does not name`);
      await answer(route);
    },
  );
}
