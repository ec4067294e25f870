import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { table } from "./table.ts";

const copies = "bench/copies";
const sources = [
  "app",
  "check",
  "content",
  "delivery",
  "docs",
  "editor",
  "model",
  "pipeline",
  "tools",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".derived",
];
const steps = [
  ["check", "node tools/content-check.ts"],
  ["derive", "node tools/derive.ts"],
  ["build", "react-router build"],
] as const;

/** Builds copies of the site with more and more branches, each in a folder of its own. */
export function benchGrowth(counts: readonly number[]): string {
  warmUp(counts[0] ?? 18);
  let smallest: { seconds: number; pages: number } | undefined;
  const rows = counts.map((count) => {
    const folder = prepare(count);
    const times = steps.map(([, command]) => time(command, folder));
    const client = join(folder, "build/client");
    const pages = globSync("**/*.html", { cwd: client }).length;
    const [, , seconds = 0] = times;
    const further = smallest ? (1000 * (seconds - smallest.seconds)) / (pages - smallest.pages) : Number.NaN;
    smallest ??= { seconds, pages };
    const cells = [
      count,
      pages,
      ...times.map((took) => took.toFixed(1)),
      smallest.pages === pages ? "" : further.toFixed(1),
      megabytes(client),
    ];
    rmSync(folder, { recursive: true });
    console.log(cells.join("  "));
    return cells.map(String);
  });
  const heads = ["branches", "HTML files", "check s", "derive s", "build s", "build per further file ms", "output MB"];
  return table(heads, rows);
}

/** The first build of all reads its tools from the disk; it is not counted. */
function warmUp(count: number): void {
  const folder = prepare(count);
  for (const [, command] of steps) time(command, folder);
  rmSync(folder, { recursive: true });
}

function prepare(count: number): string {
  const folder = join(copies, String(count));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of [...sources, ...globSync("*.config.ts")]) {
    cpSync(source, join(folder, source), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  addBranches(join(folder, "content/branches"), count);
  return folder;
}

/** Copies of the fullest branch, in places of their own inside France, until there are `count`. */
function addBranches(folder: string, count: number): void {
  const written = globSync("*.yaml", { cwd: folder });
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  const fullest = written.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!;
  const model = z.record(z.string(), z.unknown()).parse(parse(readFileSync(join(folder, fullest), "utf8")));
  for (let index = written.length; index < count; index++) {
    const name = `Campus ${index}`;
    const branch = {
      ...model,
      position: index + 100,
      name: { fr: name, en: name },
      school: `École ${index}`,
      city: { fr: `Ville ${index}`, en: `Town ${index}` },
      coordinates: { lat: round(45 + (index % 50) * 0.06), lng: round(0.5 + Math.floor(index / 50) * 0.08) },
    };
    writeFileSync(join(folder, `campus-${index}.yaml`), stringify(branch));
  }
}

function time(command: string, folder: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, CI: "1" },
  });
  if (status !== 0) throw new Error(`${command} failed in ${folder}:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return (performance.now() - started) / 1000;
}

function megabytes(folder: string): string {
  const files = globSync("**/*", { cwd: folder }).map((file) => statSync(join(folder, file)));
  return (files.reduce((total, file) => total + (file.isFile() ? file.size : 0), 0) / 1e6).toFixed(1);
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
