import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "#tools/copy-project.ts";
import { applyStep, firstChangeSteps } from "../repository/first-change.ts";

/** Follows 'Your first code change' of CONTRIBUTING.md in a copy of the project, and builds it. */
const folder = copyProject("test-builds/first-change");
for (const step of firstChangeSteps()) applyStep(folder, step);
cpSync(join(folder, "content/pages/questions.yaml"), join(folder, "tests/sites/fixture/pages/questions.yaml"));

const run = (...words: string[]) =>
  execFileSync("npm", ["run", "--silent", ...words], { cwd: folder, stdio: "inherit" });
run("content", "--", "schemas");
run("content", "--", "check");
run("build");
execFileSync("npm", ["test", "--", "lint", "types", "format"], { cwd: folder, stdio: "inherit" });

for (const [page, text] of [
  ["fr/antennes/lyon", "Métro D, station Sans-Souci"],
  ["en/antennes/lyon", "Metro line D, Sans-Souci station"],
  ["fr/questions", "chaque séance commence par les bases"],
  ["en/questions", "every session starts with the basics"],
] as const) {
  const html = readFileSync(join(folder, "build/client", page, "index.html"), "utf8");
  if (!html.includes(text)) throw new Error(`${page} does not contain "${text}"`);
}
rmSync(folder, { recursive: true });
