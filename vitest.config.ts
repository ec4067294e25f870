import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
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
      { test: { name: "judges", testTimeout: 60_000, include: ["tests/judges/{files,firefox}/**/*.test.ts"] } },
    ],
  },
});
