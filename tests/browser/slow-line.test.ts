import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { watchShifts } from "./support/outages.ts";
import type { Page } from "#model/pages.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const first = { upTo: 24_000, piece: 700, pause: 15 };

/** A proxy that sends the start of each document in small pieces. */
async function slowLine(site: string): Promise<Server> {
  const server = createServer((request, response) => void passOn(site + request.url, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = ["content-type", "content-security-policy"].map((name) => [name, answer.headers.get(name) ?? ""]);
  response.writeHead(answer.status, Object.fromEntries(kept));
  const slow = answer.headers.get("content-type")?.startsWith("text/html") ? first.upTo : 0;
  for (let at = 0; at < slow; at += first.piece) {
    response.write(body.subarray(at, Math.min(at + first.piece, slow)));
    await setTimeout(first.pause);
  }
  response.end(body.subarray(slow));
}

/** Pages whose first screen is aligned to its end or its middle. */
const pages: Page[] = ["home", "branch", "publication", "kryptoTour", "partner", "board"];

for (const name of pages) {
  test(`${addressOf(name, "fr", "lyon")} has no layout shift on a slow connection`, async ({ page, baseURL }) => {
    const server = await slowLine(baseURL ?? "");
    const shifts = await watchShifts(page);
    const { port } = server.address() as AddressInfo;
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`http://127.0.0.1:${port}${addressOf(name, "fr", "lyon")}`);
      await page.evaluate(() => document.fonts.ready);
      const { total, moved } = await shifts();
      expect.soft(total, `${size.width} px: ${moved.join(" ")}`).toBeLessThan(0.001);
    }
    server.closeAllConnections();
    server.close();
  });
}
