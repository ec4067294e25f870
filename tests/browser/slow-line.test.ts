import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { watchShifts } from "./support/outages.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { desktop, phone } from "./support/windows.ts";

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

test("pages with a picture first have no layout shift on a slow connection", async ({ page, baseURL }) => {
  const server = await slowLine(baseURL ?? "");
  const { port } = server.address() as AddressInfo;
  const shifts = await watchShifts(page);
  for (const address of [addressOf("home", "fr"), addressOf("branch", "fr", "lyon")])
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto(`http://127.0.0.1:${port}${address}`);
      await page.evaluate(() => document.fonts.ready);
      const { total, moved } = await shifts();
      expect.soft(total, `${address} at ${size.width} px: ${moved.join(" ")}`).toBeLessThan(0.001);
    }
  server.closeAllConnections();
  server.close();
});
