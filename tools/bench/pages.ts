import { keysOf } from "#model/keys.ts";
import { pages } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";
import { startNode } from "./servers.ts";
import { type Measured, median, startLighthouse } from "./lighthouse.ts";
import { table } from "./table.ts";

const goals = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** One row per kind of page: weight, Lighthouse for phones, and the same page with its scripts blocked. */
export async function benchPages({ runs }: { runs: number }): Promise<string> {
  const site = await startNode();
  const { measure, close } = await startLighthouse();
  const rows: string[][] = [];
  const below: string[] = [];
  for (const page of keysOf(pages)) {
    const address = examplePath(page, "fr");
    if (address === undefined) continue;
    const all: Measured[] = [];
    for (let run = 0; run < runs; run++) all.push(await measure(site.url + address, { scripts: true }));
    const floor = await measure(site.url + address, { scripts: false });
    const measured = median(all);
    rows.push(row(address, measured, floor));
    below.push(...misses(address, measured));
    console.log(rows.at(-1)?.join("  "));
  }
  close();
  await site.close();
  const heads =
    "page|HTML|CSS|JS|fonts|images|requests|perf.|access.|best pr.|SEO|FCP s|LCP s|TBT ms|CLS|floor LCP s|ratio";
  const verdict = below.length > 0 ? below.map((text) => `- ${text}`).join("\n") : "Every goal is met.";
  return `${table(heads.split("|"), rows)}\n\n${verdict}`;
}

function row(address: string, { bytes, requests, scores, fcp, lcp, tbt, cls }: Measured, floor: Measured): string[] {
  return [
    address,
    ...[bytes.html, bytes.css, bytes.js, bytes.font, bytes.image].map(kilobytes),
    String(requests),
    ...keysOf(goals).map((id) => String(scores[id] ?? "")),
    seconds(fcp),
    seconds(lcp),
    String(Math.round(tbt)),
    cls.toFixed(3),
    seconds(floor.lcp),
    (lcp / floor.lcp).toFixed(2),
  ];
}

function misses(address: string, { scores, cls, faults }: Measured): string[] {
  const low = keysOf(goals).filter((id) => (scores[id] ?? 0) < goals[id]);
  const texts = low.map((id) => `${address}: ${id} ${scores[id]}, goal ${goals[id]}`);
  if (cls >= 0.0005) texts.push(`${address}: CLS ${cls.toFixed(3)}, goal 0`);
  if (faults.length > 0) texts.push(`${address}: ${faults.join(", ")}`);
  return texts;
}
