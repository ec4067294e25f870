import { fixture, foldersOf, otherSettings, type TestSite } from "./sites.ts";

export type Stage = {
  name: string;
  command: string;
  /** Stages that must have succeeded before. */
  needs?: string[];
  /** Where its tests are counted; a stage without counts as one. */
  report?: string;
  /** It keeps both processors busy, and runs alone. */
  alone?: boolean;
  env?: Record<string, string> | undefined;
};

const vitest = (project: string, report: string) =>
  `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=${report}`;

function checksOn(name: string, needs: string, site?: TestSite): Stage {
  const report = `test-results/${name.replaceAll(/\W+/g, "-")}.json`;
  return { name, command: vitest("site", report), needs: [needs], report, env: site && foldersOf(site) };
}

/** The longest first, so that the short ones fill the gaps. */
export function allStages(retries: string): Stage[] {
  return [
    { name: "build", command: "npm run --silent build" },
    { name: "unit tests", command: vitest("unit", "test-results/unit.json"), report: "test-results/unit.json" },
    { name: "sites for the tests", command: "node tests/sites/build.ts", needs: ["build"] },
    { name: "lint", command: "npm run --silent lint" },
    {
      name: "format",
      command: "oxfmt --check . && node tools/content-format.ts --check content tests/sites/fixture",
    },
    { name: "types", command: "react-router typegen && tsc", needs: ["build"] },
    { name: "unused code", command: "knip && knip --config knip.without-tests.json --include files" },
    { name: "content schemas", command: "node tools/content-schemas.ts --check" },
    checksOn("checks on the built pages", "build"),
    checksOn("checks on the fixture", "sites for the tests", fixture),
    checksOn("checks on other settings", "sites for the tests", otherSettings),
    { name: "owners' changes", command: "node tests/sites/owners.ts", needs: ["sites for the tests"] },
    {
      name: "browser tests",
      command: `playwright test --retries=${retries}`,
      needs: ["build", "sites for the tests"],
      report: "test-results/browser.json",
      alone: true,
    },
  ];
}
