import { expect, test } from "vitest";
import { outsideText } from "./fixture.ts";
import { runningSite } from "./running-site.ts";

const site = runningSite();

const requests = 2_000;
const expectedStatuses = new Set([200, 204, 206, 304, 307, 308, 400, 404, 405, 414, 416, 431]);

const pieces = [
  ..."/ // \\ . .. %2e %2e%2e %2f %5c %00 %0d%0a %zz % %e0%a4 ~ * ; : @ ? & = # ' \" < > | { } [ ] ^ `".split(" "),
  ..."fr eN frites Bureau antennes essec hult index.html 404.html statuts.pdf app-abc123.js.br".split(" "),
  ..."assets .map .gz .env .git .well-known __proto__ constructor client-private secret.txt site.json linked".split(
    " ",
  ),
  ..."http:// https://evil.example file:///etc/passwd \x7f \xe9 \xc3\xa9 é%CC%81 %f0%9f%92%a9".split(" "),
  "a".repeat(3_000),
  "/..".repeat(40),
  "%2e%2e%2f".repeat(40),
];
const addresses =
  "/ /fr /en/bureau /publications /documents/statuts.pdf /empty.txt /assets/app-abc123.js /fr/nowhere".split(" ");
const headerValues = {
  "Accept-Language": ["fr", "FR-fr;q=0.3,en", "*", ";;;q=,,", "fr;q=abc", "x".repeat(500), "\xff\xfe"],
  Cookie: ["lang=fr", "lang=__proto__", "lang=/evil", ";;=;lang", "x".repeat(2_000)],
  "Accept-Encoding": ["br", "gzip", "*;q=0", "br;q=x", ",,,", "identity;q=0"],
  Range: ["bytes=0-0", "bytes=3-1", "bytes=-5", "bytes=1e9-", "bytes=900-", "bytes=99999999999999999999-1", "bytes=,"],
  "If-Range": ['"x"', "never", "W/"],
  "If-None-Match": ["*", '"', "W/,,", '"x", "y"'],
  "If-Modified-Since": ["Fri, 01 Jan 2100 00:00:00 GMT", "0", "later"],
  Host: ["", "evil.example", "a:b:c", "[", "%"],
  Upgrade: ["websocket", "h2c"],
  "X-Forwarded-Host": ["evil.example"],
};
const methods = ["GET", "GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PURGE", "BREW"];

/** A linear congruential generator, so that a failure can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function makeRequests(seed: number) {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  function path(): string {
    if (random() < 0.3) return `/${Array.from({ length: 1 + random() * 7 }, () => pick(pieces)).join(pick(["/", ""]))}`;
    const address = pick(addresses);
    const place = Math.floor(random() * (address.length + 1));
    const damaged = address.slice(0, place) + pick(pieces) + address.slice(place);
    return pick([address, address.toUpperCase(), address.replaceAll("/", pick(["//", "/./", "\\", "%2f"])), damaged]);
  }

  return Array.from({ length: requests }, () => {
    const target = path() + (random() < 0.3 ? `?${pick(pieces)}=${pick(pieces)}` : "");
    const chosen = Object.entries(headerValues).filter(() => random() < 0.25);
    const headers = Object.fromEntries(chosen.map(([name, values]) => [name, pick(values)]));
    return { method: pick(methods), target, headers };
  });
}

test(`${requests} malformed requests get a valid response`, async () => {
  const waiting = makeRequests(2017);
  const seen = new Set<number>();
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await site.ask(next.target, next.headers, { method: next.method });
      const label = JSON.stringify(next);
      expect(expectedStatuses, `${answer.status} for ${label}`).toContain(answer.status);
      expect(answer.body.includes(outsideText), label).toBe(false);
      seen.add(answer.status);
      const location = answer.headers.get("location");
      if (location === undefined) continue;
      expect(location, label).toMatch(/^\/(?!\/)[\x21-\x7e]+$/);
      expect(new URL(location, "https://site.example").origin, label).toBe("https://site.example");
      expect((await site.ask(location)).status, `${location} after ${label}`).toBe(200);
    }
  }
  await Promise.all(Array.from({ length: 16 }, work));
  expect([...seen]).toEqual(expect.arrayContaining([200, 204, 206, 304, 307, 308, 400, 404, 405, 414, 416]));
});
