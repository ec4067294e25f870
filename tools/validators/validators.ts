import { type Stage, vitest } from "../test/stages.ts";
import type { ProgramName } from "./programs.ts";

export type Validator = Stage & {
  /** Without this program the validator is not run. */
  program?: ProgramName;
  /** Compares with tests/validators/snapshots, which `--update` rewrites. */
  hasSnapshots?: boolean;
};

const sites = ["build", "sites for the tests"];

const onFiles = (name: string, files: string, more: Partial<Validator> = {}): Validator =>
  vitest(name, `validators ${files}`, { needs: sites, ...more });

const inChromium = (name: string, file: string, more: Partial<Validator> = {}): Validator => {
  const report = `test-results/validator-${name.replaceAll(/\W+/g, "-")}.json`;
  const command = `playwright test --config=playwright.validators.config.ts ${file}`;
  return { name, command, needs: sites, report, env: { BROWSER_REPORT: report }, alone: true, ...more };
};

export const builds: Validator[] = [
  { name: "build", command: "npm run --silent build" },
  { name: "sites for the tests", command: "node tests/sites/build.ts", needs: ["build"] },
];

export const validators: Validator[] = [
  onFiles("Nu checker", "tests/validators/files/nu.test.ts", { program: "java" }),
  onFiles("Firefox", "tests/validators/firefox --maxWorkers=2", { program: "firefox", alone: true }),
  onFiles("supply", "tests/validators/files/supply.test.ts"),
  inChromium("screen reader", "screen-reader", { hasSnapshots: true }),
];
