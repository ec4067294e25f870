import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
          // A module is read once for all files, which saves a quarter of the time; what a test replaces, it puts back.
          isolate: false,
          unstubGlobals: true,
          // They import JSON as only a bundler can.
          server: { deps: { inline: [/@actions\//] } },
          include: [
            "{model,check,app,editor,pipeline,delivery,tools}/**/*.test.ts",
            "tests/{content,repository,server,specification,sites}/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "site",
          testTimeout: 30_000,
          include: ["tests/site/**/*.test.ts"],
          // Every file reads the same pages: they are read once for all of them.
          isolate: false,
        },
      },
      {
        test: { name: "hosts", testTimeout: 30_000, include: ["tests/server/hosts.test.ts", "tests/hosts/*.test.ts"] },
      },
      { test: { name: "validators", testTimeout: 60_000, include: ["tests/validators/{files,firefox}/**/*.test.ts"] } },
    ],
  },
});
