import { defineConfig } from "vitest/config";
import { fixture, foldersOf } from "./tools/test/sites.ts";

// A module is read once for all files, which saves a quarter of the time; what a test replaces, it puts back.
const shared = {
  // Long enough for a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  maxWorkers: "100%",
  isolate: false,
  setupFiles: "tests/undo-stubs.ts",
  includeTaskLocation: true,
};

export default defineConfig({
  test: {
    // Files and tests in any order in CI, so that one that leans on another is found.
    sequence: { shuffle: Boolean(process.env["CI"]) },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          // They import JSON as only a bundler can.
          server: { deps: { inline: [/@actions\//] } },
          include: [
            "{model,check,app,editor,pipeline,delivery,tools}/**/*.test.ts",
            "tests/{content,repository,server,specification}/**/*.test.ts",
          ],
        },
      },
      // Whole commands and servers, started as one would.
      { test: { ...shared, name: "commands", include: ["tests/commands/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          exclude: ["tests/site/outlines.test.ts"],
        },
      },
      // The small site that never changes.
      { test: { ...shared, name: "fixture", include: ["tests/site/**/*.test.ts"], env: foldersOf(fixture) } },
      {
        test: { name: "hosts", testTimeout: 30_000, include: ["tests/server/hosts.test.ts", "tests/hosts/*.test.ts"] },
      },
      { test: { name: "validators", testTimeout: 60_000, include: ["tests/validators/{files,firefox}/**/*.test.ts"] } },
    ],
  },
});
