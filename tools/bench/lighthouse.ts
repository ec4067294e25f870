import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { z } from "zod";
import { findChromium } from "../chromium.ts";
import { startStub } from "./stub.ts";

const kinds = { Document: "html", Stylesheet: "css", Script: "js", Font: "font", Image: "image" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
const kindOf = new Map<string, Kind>(Object.entries(kinds));
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Measured = {
  bytes: Record<Kind, number>;
  /** What the answers carry besides their bodies. */
  headers: number;
  requests: number;
  scores: Partial<Record<(typeof categories)[number], number>>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  faults: string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];
const network = z.object({
  items: z.array(z.object({ resourceType: z.string(), url: z.string(), transferSize: z.number() })),
});

/** Gives a function that measures an address as Lighthouse does for phones, and one that ends what it needs. */
export async function startLighthouse() {
  const stub = await startStub();
  const port = 9_300 + (process.pid % 500);
  const launch = () =>
    chromium.launch({
      executablePath: findChromium(),
      args: [
        `--remote-debugging-port=${port}`,
        "--no-sandbox",
        "--disable-gpu",
        "--ignore-certificate-errors",
        `--host-resolver-rules=MAP * 127.0.0.1:${stub.port}, EXCLUDE 127.0.0.1`,
      ],
    });

  /** A browser of its own for every run: nothing is left over from the last one. */
  async function measure(url: string, { scripts }: { scripts: boolean }): Promise<Measured> {
    const browser = await launch();
    try {
      const result = await lighthouse(url, {
        port,
        logLevel: "silent",
        onlyCategories: scripts ? [...categories] : ["performance"],
        ...(scripts ? {} : { blockedUrlPatterns: ["*/assets/*.js"] }),
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      return await read(result.lhr, new URL(url).origin);
    } finally {
      await browser.close();
    }
  }

  return { measure, close: () => stub.close() };
}

async function read({ audits, categories: given }: Result, origin: string): Promise<Measured> {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { items } = network.parse(audits["network-requests"]?.details ?? { items: [] });
  const own = items.filter(({ url }) => url.startsWith(origin));
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0 };
  let headers = 0;
  for (const { resourceType, url, transferSize } of own) {
    const size = await compressedSize(url);
    const kind = kindOf.get(resourceType);
    if (kind) bytes[kind] += size;
    headers += Math.max(0, transferSize - size);
  }
  const weighted = Object.entries(given).flatMap(([category, { auditRefs }]) =>
    category === "performance" ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    bytes,
    headers,
    requests: own.length,
    scores: Object.fromEntries(Object.entries(given).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    faults: weighted.filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

/** The body alone: newer versions of HTTP compress headers to almost nothing. */
async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  return Number(answer.headers.get("content-length"));
}

/** The run whose largest paint is in the middle. */
export function median(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.lcp - b.lcp);
  return sorted[Math.floor(sorted.length / 2)]!;
}
