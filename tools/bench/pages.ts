import { keysOf } from "#model/keys.ts";
import { type Page, allPages } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";
import { startNode } from "./servers.ts";
import { type Measured, median, startLighthouse } from "./lighthouse.ts";
import { table } from "./table.ts";

const goals = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/** Milliseconds on a phone, and bytes of fonts. */
const speedGoals = { fcp: 700, tbt: 50, font: 42_000 };
const paintGoals = { plain: 1_000, photograph: 1_300 };
const withPhotographs: readonly Page[] = ["home", "branches", "branch", "kryptoTour"];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** One row per kind of page: weight, Lighthouse for phones, and the same page with its scripts blocked. */
export async function benchPages({ runs, before }: { runs: number; before: string }): Promise<string> {
  const site = await startNode();
  const { measure, close } = await startLighthouse();
  const rows: string[][] = [];
  const below: string[] = [];
  for (const page of allPages) {
    const address = examplePath(page, "fr");
    if (address === undefined) continue;
    const all: Measured[] = [];
    for (let run = 0; run < runs; run++) all.push(await measure(site.url + address, { scripts: true }));
    const floor = await measure(site.url + address, { scripts: false });
    const measured = median(all);
    rows.push([...row(address, measured, floor), ...figuresIn(before, address)]);
    below.push(...misses(address, measured), ...slownesses(page, address, measured));
    console.log(rows.at(-1)?.join("  "));
  }
  close();
  await site.close();
  const heads =
    "page|HTML|CSS|JS|fonts|images|headers|requests|perf.|access.|best pr.|SEO|FCP s|LCP s|TBT ms|CLS|floor LCP s|ratio|" +
    earlier.map((name) => `${name} before`).join("|");
  const verdict = below.length > 0 ? below.map((text) => `- ${text}`).join("\n") : "Every goal is met.";
  return `${table(heads.split("|"), rows)}\n\n${verdict}`;
}

function row(
  address: string,
  { bytes, headers, requests, scores, fcp, lcp, tbt, cls }: Measured,
  floor: Measured,
): string[] {
  return [
    address,
    ...[bytes.html, bytes.css, bytes.js, bytes.font, bytes.image, headers].map(kilobytes),
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

function slownesses(page: Page, address: string, { fcp, lcp, tbt, bytes }: Measured): string[] {
  const paint = withPhotographs.includes(page) ? paintGoals.photograph : paintGoals.plain;
  return [
    fcp > speedGoals.fcp && `${address}: FCP ${seconds(fcp)} s, goal ${seconds(speedGoals.fcp)} s`,
    lcp > paint && `${address}: LCP ${seconds(lcp)} s, goal ${seconds(paint)} s`,
    tbt > speedGoals.tbt && `${address}: TBT ${Math.round(tbt)} ms, goal ${speedGoals.tbt} ms`,
    bytes.font > speedGoals.font &&
      `${address}: fonts ${kilobytes(bytes.font)} kB, goal ${kilobytes(speedGoals.font)} kB`,
  ].filter((text) => text !== false);
}

const earlier = ["HTML", "JS", "fonts", "FCP s", "LCP s", "TBT ms"];

/** What the last report said of a page, to be read beside today's figures. */
function figuresIn(report: string, address: string): string[] {
  const lines = report.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const heads = lines.find((cells) => cells[1] === "page") ?? [];
  const cells = lines.find((candidate) => candidate[1] === address);
  return earlier.map((name) => cells?.[heads.indexOf(name)] ?? "");
}
