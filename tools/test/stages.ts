import { fixture, foldersOf, otherSettings, type TestSite } from "./sites.ts";

export type Stage = {
  name: string;
  command: string;
  /** Stages that must have succeeded before. */
  needs?: string[];
  /** Where its tests are counted; a stage without counts as one. */
  report?: string;
  /** It keeps all processors busy, and runs alone. */
  alone?: boolean;
  /** It needs no build, and is part of `npm test -- --quick`. */
  quick?: boolean;
  env?: Record<string, string> | undefined;
};

function vitest(name: string, tests: string, more: Partial<Stage> = {}): Stage {
  const report = `test-results/${name.replaceAll(/\W+/g, "-")}.json`;
  const command = `vitest run --project ${tests} --reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, command, report, ...more };
}

const checksOn = (name: string, tests: string, needs: string, site?: TestSite) =>
  vitest(name, tests, { needs: [needs], env: site && foldersOf(site) });

/** The tests of built files that read a setting which the other site turns the other way. */
const ofSettings = ["donation", "footer", "krypto-tour", "policies", "structured-data"];

/** The longest first, so that the short ones fill the gaps. */
export function allStages(retries: string): Stage[] {
  return [
    { name: "build", command: "npm run --silent build" },
    vitest("unit tests", "unit", { quick: true }),
    { name: "sites for the tests", command: "node tests/sites/build.ts", needs: ["build"] },
    vitest("commands", "commands"),
    { name: "lint", command: "npm run --silent lint", quick: true },
    { name: "types", command: "react-router typegen && tsc", quick: true },
    {
      name: "format",
      command: "oxfmt --check . && node tools/content-format.ts --check content tests/sites/fixture",
    },
    { name: "unused code", command: "knip && knip --config knip.without-tests.json --include files" },
    { name: "content", command: "npm run --silent content -- check", quick: true },
    { name: "content schemas", command: "node tools/content-schemas.ts --check" },
    checksOn("checks on the built pages", "site", "build"),
    checksOn("checks on the fixture", "site", "sites for the tests", fixture),
    checksOn(
      "checks on other settings",
      `site ${ofSettings.map((name) => `tests/site/${name}.test.ts`).join(" ")}`,
      "sites for the tests",
      otherSettings,
    ),
    {
      name: "browser tests",
      command: `playwright test --retries=${retries}`,
      needs: ["build", "sites for the tests"],
      report: "test-results/browser.json",
      alone: true,
    },
  ];
}
