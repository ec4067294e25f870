import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { keysOf } from "#model/keys.ts";
import { allPages } from "#model/pages.ts";
import { benchGrowth } from "./bench/growth.ts";
import { benchLoad } from "./bench/load.ts";
import { benchPages } from "./bench/pages.ts";

/**
 * `npm run bench` measures everything and writes bench/report.md. `-- --only pages,load,growth` measures some of it and
 * keeps the rest of the report; `--against <folder>` measures the pages of an earlier build in turn with this one's;
 * `--pages home,branches` prints these alone, from the build there is, and writes nothing; `--quick` measures once, shortly.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    against: { type: "string" },
    pages: { type: "string" },
  },
});
const { quick, against } = values;
const pages = values.pages?.split(",").map((name) => known(name, allPages));

const parts = {
  pages: {
    title: "Pages",
    introduction:
      "Lighthouse for phones (slow 4G and a slow processor, simulated), times in the middle of several runs; kB of the files as sent, compressed with Brotli, without headers; outside services answered by an empty stand-in. The floor is the same page with its scripts blocked.",
    measure: () => benchPages({ runs: quick ? 1 : 5, pages, against }),
  },
  load: {
    title: "Servers under load",
    introduction: "The same built files, on this machine, from this machine.",
    measure: () => benchLoad({ duration: quick ? 3 : 10 }),
  },
  growth: {
    title: "Growth",
    introduction:
      "Copies of the site with more branches (both languages of each, and its page without a language). Pictures and documents of the 18 branches come from the cache; what is drawn for each further branch is made anew. 2,500 branches, last measured on 2026-11-15: 7,528 HTML files, check 5.0 s, derive 551.5 s, build 458.3 s (59.8 ms for each further file), 718.2 MB.",
    measure: () => benchGrowth(quick ? [18, 200] : [18, 500]),
  },
};
const names = keysOf(parts);
const wanted = pages ? ["pages" as const] : (values.only?.split(",").map((name) => known(name, names)) ?? names);

/** Above the number of processors, others were using the machine and the times say little. */
const busy = loadavg()[0]?.toFixed(1);
const file = "bench/report.md";

if (!pages) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}

for (const name of wanted) {
  const { title, introduction, measure } = parts[name];
  console.log(`\n— ${title}`);
  const text = await measure();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${date}, Node ${process.versions.node}, ${cpus().length} processors, load ${busy}${quick ? "; quick run" : ""}.`;
  if (pages) console.log(`\n${text}`);
  else writeSection(title, [introduction, text, machine].join("\n\n"));
}

function writeSection(title: string, text: string): void {
  const [head, ...sections] = readFileSync(file, "utf8").split(/^(?=## )/m);
  const isOther = (section: string) => !section.startsWith(`## ${title}\n`);
  const at = sections.findIndex((section) => !isOther(section));
  const others = sections.filter(isOther);
  others.splice(at < 0 ? others.length : at, 0, `## ${title}\n\n${text}\n\n`);
  writeFileSync(file, `${(head + others.join("")).trimEnd()}\n`);
  console.log(`\nWritten to ${file}`);
}

function known<Name extends string>(name: string, all: readonly Name[]): Name {
  const found = all.find((candidate) => candidate === name);
  if (!found) throw new Error(`There is no ${name}; there are ${all.join(", ")}.`);
  return found;
}
