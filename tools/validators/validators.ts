import type { Stage } from "../test/stages.ts";
import type { ProgramName } from "./programs.ts";

/** A stage decided by the rules of others or by snapshots. */
export type Validator = Stage & {
  /** Without it the validator is not run, and named. */
  program?: ProgramName;
  /** It compares with the snapshots in tests/validators/snapshots, which `--update` rewrites. */
  hasSnapshots?: boolean;
};

const sites = ["build", "sites for the tests"];

const onFiles = (name: string, files: string, more: Partial<Validator> = {}): Validator => {
  const report = `test-results/validator-${name.replaceAll(/\W+/g, "-")}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run --project validators ${files} ${reporters}`, needs: sites, report, ...more };
};

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
  inChromium("second accessibility engine", "second-engine"),
  inChromium("screen reader", "screen-reader", { hasSnapshots: true }),
  inChromium("print", "print", { program: "pdftotext" }),
];
