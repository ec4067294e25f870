import { defineConfig } from "vitest/config";
import { fixtureEnv } from "./tests/sites/fixture.ts";
import { isWeekly } from "./tests/weekly.ts";

const weekly = ["tests/repository/licences.test.ts"];

const projects = [
  {
    name: "unit",
    include: [
      "{model,check,app,editor,pipeline,delivery,tools}/**/*.test.ts",
      "tests/{content,repository,server,specification}/**/*.test.ts",
    ],
    exclude: weekly,
  },
  // Whole commands and servers, started as one would.
  { name: "commands", include: ["tests/commands/**/*.test.ts"] },
  // The built pages, of the real content and of the fixture.
  { name: "site", include: ["tests/site/**/*.test.ts"], exclude: ["tests/site/outlines.test.ts"] },
  { name: "fixture", include: ["tests/site/**/*.test.ts"], env: fixtureEnv },
];

export default defineConfig({
  test: {
    // Long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A module is read once for all files, which saves a quarter of the time; what a test replaces, it puts back.
    isolate: false,
    setupFiles: "tests/undo-stubs.ts",
    // Files and tests in any order in CI, so that one that leans on another is found.
    sequence: { shuffle: Boolean(process.env["CI"]) },
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    projects: (isWeekly ? [{ name: "weekly", include: weekly }] : projects).map((test) => ({ extends: true, test })),
  },
});
