import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { copyProject } from "../copy-project.ts";
import { sum } from "./lighthouse.ts";
import { table } from "./table.ts";

const copies = "bench/copies";
const steps = ["node tools/content-check.ts", "node tools/derive.ts", "react-router build"];

/** Builds copies of the site with more and more branches, each in a folder of its own. */
export function benchGrowth(counts: readonly number[]): string {
  // The first build of all reads its tools from the disk; it is not counted.
  build(counts[0]!);
  const rows = counts.map((count) => build(count));
  const [smallest, ...larger] = rows;
  const further = larger.map(({ pages, times }) => {
    const seconds = times.at(-1)! - smallest!.times.at(-1)!;
    return ((1000 * seconds) / (pages - smallest!.pages)).toFixed(1);
  });
  const heads = ["branches", "HTML files", "check s", "derive s", "build s", "build per further file ms", "output MB"];
  return table(
    heads,
    rows.map(({ count, pages, times, size }, index) => [
      ...[count, pages].map(String),
      ...times.map((took) => took.toFixed(1)),
      further[index - 1] ?? "",
      size.toFixed(1),
    ]),
  );
}

function build(count: number) {
  const folder = prepare(count);
  const times = steps.map((command) => time(command, folder));
  const client = join(folder, "build/client");
  const files = globSync("**/*", { cwd: client }).map((file) => statSync(join(client, file)));
  const size = sum(files.map((file) => (file.isFile() ? file.size : 0))) / 1e6;
  const pages = globSync("**/*.html", { cwd: client }).length;
  rmSync(folder, { recursive: true });
  console.log(count, pages, ...times);
  return { count, pages, times, size };
}

function prepare(count: number): string {
  const folder = copyProject(join(copies, String(count)));
  cpSync(".derived", join(folder, ".derived"), { recursive: true, preserveTimestamps: true });
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

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
