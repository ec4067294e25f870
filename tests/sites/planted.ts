import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "#tools/copy-project.ts";
import { readPlaywrightReport } from "#tools/test/playwright-report.ts";
import { foldersOf, fixture } from "#tools/test/sites.ts";
import { builtErrors, type PlantedError, quickErrors } from "./planted-errors.ts";

/** Plants errors in a copy of the project; for each, a test that names it must fail. Some only: by their names. */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = (errors: PlantedError[]) =>
  errors.filter(([name]) => positionals.length === 0 || positionals.includes(name));
const [quick, built] = [wanted(quickErrors), wanted(builtErrors)];
const folder = copyProject("test-builds/planted");

const run = (command: string) =>
  spawnSync("sh", ["-c", command], {
    cwd: folder,
    env: { ...process.env, ...foldersOf(fixture), PATH: `node_modules/.bin:${process.env["PATH"]}` },
    stdio: "ignore",
  }).status === 0;

function withErrors<T>(errors: PlantedError[], look: () => T): T {
  for (const [, file, find, replace] of errors) {
    const text = readFileSync(join(folder, file), "utf8").replace(find, () => replace);
    writeFileSync(join(folder, file), text);
  }
  const seen = look();
  for (const [, file] of errors) cpSync(file, join(folder, file));
  return seen;
}

function report(name: string, by: string | undefined): void {
  console.log(by === undefined ? `MISSED: ${name}` : `found: ${name} by ${by}`);
  if (by === undefined) process.exitCode = 1;
}

const quickTests = ["tests/repository/requirements.test.ts", ...quick.map(([, , , , test]) => test)].join(" ");
if (!run(`vitest run --project unit ${quickTests}`)) throw new Error(`Without an error, one fails of ${quickTests}`);
for (const error of quick) {
  const [name, , , , test = ""] = error;
  const named = /\d$/.test(name) ? `-t "${name} "` : "";
  report(name, withErrors([error], () => run(`vitest run --project unit ${test} ${named}`)) ? undefined : test);
}

const titleOf = ([name, , , , title = `${name} `]: PlantedError) => title;

/** Titles of the tests of `errors` that fail on the fixture, built with these errors or with none. */
function failing(errors: PlantedError[], planted = errors): string[] {
  return withErrors(planted, () => {
    if (!run("npm run --silent build")) throw new Error(`The build fails with ${planted.join("\n") || "no error"}`);
    rmSync(join(folder, "test-results"), { recursive: true, force: true });
    const titles = errors.map(titleOf).join("|");
    run(`vitest run --project site -t "${titles}" --reporter=json --outputFile=test-results/site.json`);
    run(`playwright test --project any-content desktop phone -g "${titles}" --retries=1 --pass-with-no-tests`);
    const { testResults } = JSON.parse(readFileSync(join(folder, "test-results/site.json"), "utf8")) as SiteReport;
    const site = testResults.flatMap(({ assertionResults }) => assertionResults);
    const { specs } = readPlaywrightReport(join(folder, "test-results/browser.json"));
    const failed = [...site.filter(({ status }) => status === "failed"), ...specs.filter(({ ok }) => !ok)];
    return failed.map(({ title }) => title);
  });
}
type SiteReport = { testResults: { assertionResults: { title: string; status: string }[] }[] };

const lines = globSync("tests/{browser,site}/**/*.test.ts").flatMap((file) => readFileSync(file, "utf8").split("\n"));
/** Errors of the same page, or of the same test. */
const clash = ([one]: PlantedError, [other]: PlantedError) =>
  one.slice(0, 2) === other.slice(0, 2) || lines.some((line) => line.includes(`${one} `) && line.includes(`${other} `));
const builds: PlantedError[][] = [];
for (const error of built) {
  const free = builds.find((planted) => !planted.some((other) => clash(error, other)));
  if (free) free.push(error);
  else builds.push([error]);
}

const broken = built.length > 0 ? failing(built, []) : [];
if (broken.length > 0) throw new Error(`Without an error, these fail:\n${broken.join("\n")}`);
for (const planted of builds) {
  const titles = failing(planted);
  for (const error of planted) {
    const by = titles.find((title) => title.includes(titleOf(error)));
    report(error[0], by);
  }
}
rmSync(folder, { recursive: true });
