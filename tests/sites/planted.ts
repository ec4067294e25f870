import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "#tools/copy-project.ts";
import { foldersOf, fixture } from "#tools/test/sites.ts";
import { plantedErrors } from "./planted-errors.ts";

/** Plants one error after another in a copy of the project; for each, the named test must fail. Some only: by their names. */
const { positionals } = parseArgs({ allowPositionals: true });
const chosen = plantedErrors.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const folder = copyProject("test-builds/planted");

const run = (command: string) =>
  spawnSync("sh", ["-c", command], {
    cwd: folder,
    env: { ...process.env, ...foldersOf(fixture), PATH: `node_modules/.bin:${process.env["PATH"]}` },
    encoding: "utf8",
  }).status === 0;

const missed = chosen.filter(({ name, file, find, replace, test, built }) => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  if (before.split(find).length !== 2) throw new Error(`${name}: ${file} does not say "${find}" exactly once`);
  // A build that refuses the error has found it.
  const passes = () => (!built || run("npm run --silent build")) && run(test);
  if (!passes()) throw new Error(`${name}: "${test}" fails without the error, too`);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  const passed = passes();
  writeFileSync(path, before);
  console.log(`${passed ? "MISSED" : "found"}: ${name}`);
  return passed;
});

rmSync(folder, { recursive: true });
if (missed.length > 0) throw new Error(`No test found: ${missed.map(({ name }) => name).join(", ")}`);
