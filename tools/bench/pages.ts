import { type Page, allPages } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";
import { startNode } from "./servers.ts";
import { type Measured, startLighthouse, sum } from "./lighthouse.ts";
import { table } from "./table.ts";

type PagesOptions = { runs: number; pages: readonly Page[] | undefined; against: string | undefined };

const withMaps: readonly Page[] = ["branches", "kryptoTour"];
const withPhotographs: readonly Page[] = ["home", "branch", ...withMaps];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const whole = (number: number) => number.toFixed(0);
const figures = "HTML|CSS|JS|fonts|images|requests|perf.|access.|best pr.|SEO|FCP s|LCP s|CLS|floor LCP s";
const blocking = "build|TBT ms|from|to|long tasks|longest ms|sum ms|LCP s|machine";

/** For each kind of page: weight, Lighthouse for phones, and what keeps the processor from answering a touch. */
export async function benchPages({ runs, pages = allPages, against }: PagesOptions): Promise<string> {
  const builds = [{ name: "this", site: await startNode() }];
  if (against) builds.push({ name: "before", site: await startNode(against) });
  const { measure, close } = await startLighthouse();
  const rows: string[][] = [];
  const tasks: string[][] = [];
  const below: string[] = [];
  for (const page of pages) {
    const address = examplePath(page, "fr");
    if (address === undefined) continue;
    const floor = await measure(builds[0]!.site.url + address, { scripts: false });
    // Builds take turns, so that what else the machine does falls on each of them.
    const measured = builds.map((): Measured[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [index, { site }] of builds.entries()) {
        measured[index]!.push(await measure(site.url + address, { scores: run === 0 && index === 0 }));
      }
    }
    const [first] = measured[0]!;
    rows.push(figuresOf(address, first!, floor, measured[0]!));
    tasks.push(...builds.map(({ name }, index) => [address, name, ...blockingOf(measured[index]!)]));
    below.push(...misses(page, first!, measured[0]!).map((text) => `- ${address}: ${text}`));
    console.log([rows.at(-1), ...tasks.slice(-builds.length)].map((cells) => cells?.join("  ")).join("\n"));
  }
  close();
  await Promise.all(builds.map(({ site }) => site.close()));
  return [
    table(["page", ...figures.split("|")], rows),
    `The processor, ${runs} runs of each page; a long task is one above 50 ms; “machine” is Lighthouse's index of its speed meanwhile:`,
    table(["page", ...blocking.split("|")], tasks),
    below.length > 0 ? below.join("\n") : "Every goal is met.",
  ].join("\n\n");
}

function figuresOf(address: string, { bytes, requests, scores, cls }: Measured, floor: Measured, runs: Measured[]) {
  const times = [median(runs, "fcp"), median(runs, "lcp")].map(seconds);
  return [
    address,
    ...bytes.map(kilobytes),
    ...[requests, ...scores].map(String),
    ...times,
    cls.toFixed(3),
    seconds(floor.lcp),
  ];
}

function blockingOf(runs: Measured[]): string[] {
  const times = runs.map(({ tbt }) => tbt);
  const { longTasks } = runs.find(({ tbt }) => tbt === median(runs, "tbt"))!;
  const range = [median(runs, "tbt"), Math.min(...times), Math.max(...times)];
  const ofMedian = [longTasks.length, Math.max(0, ...longTasks), sum(longTasks)];
  return [...[...range, ...ofMedian].map(whole), seconds(median(runs, "lcp")), whole(median(runs, "machine"))];
}

function misses(page: Page, { scores, cls, errors, bytes }: Measured, runs: Measured[]): string[] {
  const names = ["performance", "accessibility", "best practices", "SEO"];
  const scoreGoals = [98, 100, 100, 100];
  const low = names.flatMap((name, index) =>
    scores[index]! < scoreGoals[index]! ? `${name} ${scores[index]}, goal ${scoreGoals[index]}` : [],
  );
  const limits: [name: string, measured: number, most: number, unit: string][] = [
    ["FCP", median(runs, "fcp"), 700, "ms"],
    ["LCP", median(runs, "lcp"), withPhotographs.includes(page) ? 1_300 : 1_000, "ms"],
    ["TBT", median(runs, "tbt"), withMaps.includes(page) ? 100 : 50, "ms"],
    ["CLS", cls * 1000, 0, "thousandths"],
    ["fonts", bytes[3]!, 42_000, "bytes"],
  ];
  const over = limits.filter(([, measured, most]) => Math.round(measured) > most);
  return [...low, ...over.map(([name, is, most, unit]) => `${name} ${whole(is)} ${unit}, goal ${most}`), ...errors];
}

function median(runs: Measured[], key: "fcp" | "lcp" | "tbt" | "machine"): number {
  return runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;
}
