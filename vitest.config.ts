import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
          include: [
            "{model,check,app,editor,pipeline,delivery}/**/*.test.ts",
            "tests/{content,repository,server}/**/*.test.ts",
          ],
        },
      },
      { test: { name: "site", testTimeout: 30_000, include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
