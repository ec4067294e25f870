import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
          include: ["{app,scripts,server,deploy}/**/*.test.ts", "tests/{content,server}/**/*.test.ts"],
        },
      },
      { test: { name: "site", testTimeout: 30_000, include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
