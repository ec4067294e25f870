import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { allPages } from "#model/pages.ts";
import { pageTable, table } from "./bench/pages.ts";
import { existing, readOptions, runCommand } from "./command.ts";

/** `npm run bench` writes bench/report.md: the times of builds and tests, then the weight and speed of each kind of page. */
await runCommand(async () => {
  const { values } = readOptions({
    pages: {
      type: "string",
      as: "home,branches",
      fr: "ces pages, sans rien écrire",
      en: "these pages, without writing",
    },
    against: {
      type: "string",
      as: "../before",
      fr: "compare à un autre dossier du projet, construit",
      en: "compares with another, built folder of the project",
    },
    runs: { type: "string", as: "5", fr: "le nombre de mesures", en: "how often each is measured" },
  });
  const checkouts = [".", ...(values.against ? [values.against] : [])];
  const runs = Number(values.runs ?? 5);
  if (values.pages) return console.log(await pageTable(existing(values.pages.split(","), allPages), checkouts, runs));
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} processors, load ${load}.`;
  const parts = [
    "# Measurements",
    `Written by \`npm run bench\`. ${machine}`,
    "## Builds and tests",
    "Seconds of `npm run build` without `.derived`, and again with it; of `npm test` after both.",
    times(checkouts),
    "## Pages",
    `Lighthouse for phones (slow 4G and a slow processor, simulated), medians of ${runs} runs; kB as transferred, headers included; outside services blocked. A long task is one above 50 ms.`,
    await pageTable(allPages, checkouts, runs),
  ];
  writeFileSync("bench/report.md", `${parts.join("\n\n")}\n`);
});

function times(checkouts: readonly string[]): string {
  const rows = checkouts.map((folder) => {
    rmSync(join(folder, ".derived"), { recursive: true, force: true });
    return [folder, seconds(folder, "build"), seconds(folder, "build"), seconds(folder, "test")];
  });
  return table(["folder", "cold s", "warm s", "tests s"], rows);
}

function seconds(cwd: string, script: string): string {
  const started = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm run ${script} failed in ${cwd}`);
  return ((performance.now() - started) / 1000).toFixed(1);
}
