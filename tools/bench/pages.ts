import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Page } from "#model/pages.ts";
import { findChromium } from "../chromium.ts";
import { examplePath } from "../example-path.ts";
import { startNode } from "../other-servers.ts";

const run = promisify(execFile);
const program = ["--yes", "lighthouse@13.5.0"];
const flags = [
  "--quiet",
  "--output=json",
  "--blocked-url-patterns=https://*",
  "--chrome-flags=--headless --no-sandbox --disable-gpu",
];

const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;
const times = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
} as const;

const scores = {
  "perf.": "performance",
  "access.": "accessibility",
  "best pr.": "best-practices",
  SEO: "seo",
} as const;

const audit = z.object({ numericValue: z.number().optional(), details: z.unknown().optional() });
const report = z.object({
  audits: z.record(z.string(), audit),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});
const network = z.object({
  items: z.array(z.object({ resourceType: z.string(), url: z.string(), transferSize: z.number() })),
});
const tasks = z.object({ items: z.array(z.object({ duration: z.number() })) });

/** For each kind of page: what it weighs and how fast it is, beside the same page of the other checkouts. */
export async function pageTable(pages: readonly Page[], checkouts: readonly string[], runs: number): Promise<string> {
  const servers = await Promise.all(checkouts.map((folder) => startNode(join(folder, "build"))));
  const rows: string[][] = [];
  for (const page of pages) {
    const address = examplePath(page, "fr");
    if (address === undefined) continue;
    const measured = checkouts.map((): number[][] => []);
    // Checkouts take turns, so that what else the machine does falls on each of them.
    for (let turn = 0; turn < runs; turn++) {
      for (const [index, { port }] of servers.entries())
        measured[index]!.push(await measure(`http://127.0.0.1:${port}${address}`));
    }
    const nameIn = (folder: string) => (folder === "." ? address : `${address} ${folder}`);
    const added = checkouts.map((folder, index) => [nameIn(folder), ...medians(measured[index]!)]);
    for (const cells of added) console.log(cells.join("  "));
    rows.push(...added);
  }
  await Promise.all(servers.map(({ close }) => close()));
  const weights = ["HTML", "CSS", "JS", "fonts", "images"].map((kind) => `${kind} kB`);
  return table(["page", ...weights, "requests", ...Object.keys(scores), ...Object.keys(times), "long tasks ms"], rows);
}

async function measure(url: string): Promise<number[]> {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await run("npx", [...program, url, ...flags], { env, maxBuffer: 2 ** 26 });
  const { audits, categories } = report.parse(JSON.parse(stdout));
  const { items } = network.parse(audits["network-requests"]?.details);
  const own = items.filter(({ url: asked }) => asked.startsWith(new URL(url).origin));
  const long = tasks.parse(audits["long-tasks"]?.details ?? { items: [] }).items;
  return [
    ...kinds.map((kind) => sum(own.map((each) => (each.resourceType === kind ? each.transferSize : 0))) / 1000),
    own.length,
    ...Object.values(scores).map((id) => (categories[id]?.score ?? Number.NaN) * 100),
    ...Object.values(times).map((id) => audits[id]?.numericValue ?? Number.NaN),
    sum(long.map(({ duration }) => duration)),
  ];
}

function medians(measured: readonly (readonly number[])[]): string[] {
  const middle = Math.floor(measured.length / 2);
  return measured[0]!.map((_, column) => {
    const value = measured.map((row) => row[column]!).toSorted((a, b) => a - b)[middle]!;
    return value.toFixed(column < kinds.length ? 1 : 0);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A Markdown table, numbers to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}
