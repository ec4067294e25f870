import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { z } from "zod";
import { benchGrowth } from "./bench/growth.ts";
import { benchLoad } from "./bench/load.ts";
import { benchPages } from "./bench/pages.ts";

/**
 * `npm run bench` measures everything and writes bench/report.md. `-- --only pages,load,growth` measures some of it and
 * keeps the rest of the report; `--quick` measures once, shortly, and with fewer branches.
 */
const { values } = parseArgs({ options: { quick: { type: "boolean", default: false }, only: { type: "string" } } });
const { quick } = values;

const parts: Record<string, { title: string; measure: () => Promise<string> | string }> = {
  pages: {
    title: "Pages",
    measure: () => benchPages({ runs: quick ? 1 : 3, before: readSections().get("Pages") ?? "" }),
  },
  load: { title: "Servers under load", measure: () => benchLoad({ duration: quick ? 3 : 10 }) },
  growth: { title: "Growth", measure: () => benchGrowth(quick ? [18, 200] : [18, 500, 2_500]) },
};
const introductions: Record<string, string> = {
  pages:
    "Lighthouse for phones (slow 4G and a slow processor, simulated), the middle of several runs; kB of the files as sent, compressed with Brotli, their headers apart; outside services answered by an empty stand-in. The floor is the same page with its scripts blocked, the ratio its largest paint against ours.",
  load: "The same built files, on this machine, from this machine.",
  growth:
    "Copies of the site with more branches (both languages of each, and its page without a language). Pictures and documents of the 18 branches come from the cache; what is drawn for each further branch is made anew.",
};

const packageFile = z.object({ version: z.string() });

/** Above the number of processors, others were using the machine and the times say little. */
const busy = loadavg()[0]?.toFixed(1);
const file = "bench/report.md";
const wanted = values.only?.split(",") ?? Object.keys(parts);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) throw new Error(`--only knows ${Object.keys(parts).join(", ")}; not ${unknown.join(", ")}.`);

const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
if (status !== 0) process.exit(1);

mkdirSync("bench", { recursive: true });
for (const name of wanted) {
  const part = parts[name]!;
  console.log(`\n— ${part.title}`);
  const text = await part.measure();
  const stamp = `${new Date().toISOString().slice(0, 10)}, ${versions(name)}${quick ? "; quick run" : ""}`;
  writeSection(part.title, `${introductions[name]}\n\n${text}\n\n${stamp}.`);
}
console.log(`\nWritten to ${file}`);

function writeSection(title: string, text: string): void {
  const sections = readSections();
  sections.set(title, text);
  const ordered = Object.values(parts).flatMap(({ title: known }) =>
    sections.has(known) ? [`## ${known}\n\n${sections.get(known)}`] : [],
  );
  writeFileSync(file, `# Measurements\n\nWritten by \`npm run bench\`.\n\n${ordered.join("\n\n")}\n`);
}

function readSections(): Map<string, string> {
  try {
    const [, ...sections] = readFileSync(file, "utf8").split(/^## /m);
    return new Map(
      sections.map((section) => [section.split("\n", 1)[0] ?? "", section.replace(/^.*\n+/, "").trimEnd()]),
    );
  } catch {
    return new Map();
  }
}

function versions(name: string): string {
  const used = { pages: ["lighthouse"], load: ["autocannon"], growth: ["react-router", "vite", "sharp"] }[name];
  const packages = (used ?? []).map((dependency) => {
    const { version } = packageFile.parse(JSON.parse(readFileSync(`node_modules/${dependency}/package.json`, "utf8")));
    return `${dependency} ${version}`;
  });
  return [`Node ${process.versions.node}`, ...packages, `${cpus().length} processors`, `load ${busy}`].join(", ");
}
