import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { keysOf } from "#model/keys.ts";
import { allPages, type Page } from "#model/pages.ts";
import { benchGrowth } from "./bench/growth.ts";
import { benchLoad } from "./bench/load.ts";
import { benchPages } from "./bench/pages.ts";
import { existing, readOptions, runCommand } from "./command.ts";

type Asked = { quick: boolean; pages: Page[] | undefined; against: string | undefined };

const file = "bench/report.md";

const parts = ({ quick, pages, against }: Asked) => ({
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
});

await runCommand(async () => {
  const { values } = readOptions({
    only: { type: "string", as: "pages,load,growth", fr: "ces parties du rapport", en: "these sections of the report" },
    pages: {
      type: "string",
      as: "home,branches",
      fr: "ces pages, sans rien écrire",
      en: "these pages of the last build, without writing",
    },
    against: {
      type: "string",
      as: "build",
      fr: "compare à un autre site construit",
      en: "compares with another build",
    },
    quick: { type: "boolean", fr: "une seule mesure, courte", en: "a single, short measurement" },
  });
  const { quick = false, against } = values;
  const pages = values.pages && existing(values.pages.split(","), allPages);
  const all = parts({ quick, pages: pages || undefined, against });
  const names = pages ? ["pages" as const] : existing(values.only?.split(",") ?? keysOf(all), keysOf(all));
  /** Above the number of processors, others were using the machine and the times say little. */
  const busy = loadavg()[0]?.toFixed(1);
  if (!pages) {
    const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
    if (status !== 0) process.exit(1);
  }
  for (const name of names) {
    const { title, introduction, measure } = all[name];
    console.log(`\n— ${title}`);
    const text = await measure();
    const date = new Date().toISOString().slice(0, 10);
    const machine = `${date}, Node ${process.versions.node}, ${cpus().length} processors, load ${busy}${quick ? "; quick run" : ""}.`;
    if (pages) console.log(`\n${text}`);
    else writeSection(title, [introduction, text, machine].join("\n\n"));
  }
}, "en");

function writeSection(title: string, text: string): void {
  const [head, ...sections] = readFileSync(file, "utf8").split(/^(?=## )/m);
  const isOther = (section: string) => !section.startsWith(`## ${title}\n`);
  const at = sections.findIndex((section) => !isOther(section));
  const others = sections.filter(isOther);
  others.splice(at < 0 ? others.length : at, 0, `## ${title}\n\n${text}\n\n`);
  writeFileSync(file, `${(head + others.join("")).trimEnd()}\n`);
  console.log(`\nWritten to ${file}`);
}
