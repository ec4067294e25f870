export type Stage = {
  name: string;
  command: string;
  /** Stages that must succeed first. */
  needs?: string[];
  /** JSON report of its tests; a stage without one counts as one test. */
  report?: string;
  /** Runs alone, because it uses all processors. */
  alone?: boolean;
  /** Needs no build; part of `npm test -- --quick`. */
  quick?: boolean;
  env?: Record<string, string> | undefined;
};

export function vitest(name: string, tests: string, more: Partial<Stage> = {}): Stage {
  const report = `test-results/${name.replaceAll(/\W+/g, "-")}.json`;
  const command = `vitest run --project ${tests} --reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, command, report, ...more };
}

const checksOn = (name: string, tests: string, needs: string) => vitest(name, tests, { needs: [needs] });

/** Half of the time of all commands, for what seldom changes; `npm run test:all -- commands` runs them too. */
const slowCommands = ["brand-colours", "documented-commands"];

/** Long ones first, to run in parallel for less time. */
export function allStages(retries: string): Stage[] {
  return [
    // Before a build prerenders, which writes the same types again.
    { name: "types", command: "react-router typegen && tsc --singleThreaded", quick: true },
    { name: "build", command: "npm run --silent build" },
    { name: "programs", command: "node tools/install-test-programs.ts" },
    vitest("unit tests", "unit", { quick: true, needs: ["programs"] }),
    { name: "sites for the tests", command: "node tests/sites/build.ts", needs: ["types", "build"] },
    vitest("commands", `commands ${slowCommands.map((name) => `--exclude tests/commands/${name}.test.ts`).join(" ")}`),
    { name: "lint", command: "npm run --silent lint", quick: true },
    {
      name: "format",
      command: "oxfmt --check . && node tools/content-format.ts --check content tests/sites/fixture",
    },
    { name: "unused code", command: "knip && knip --config knip.without-tests.json --include files,exports" },
    { name: "content", command: "npm run --silent content -- check", quick: true },
    { name: "content schemas", command: "node tools/content-schemas.ts --check" },
    checksOn("checks on the built pages", "site", "build"),
    checksOn("checks on the fixture", "fixture", "sites for the tests"),
    {
      name: "browser tests",
      command: `playwright test --retries=${retries}`,
      needs: ["programs", "build", "sites for the tests"],
      report: "test-results/browser.json",
      alone: true,
    },
  ];
}
