import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,scripts,server,deploy}/**/*.test.ts", "tests/{content,server}/**/*.test.ts"],
        },
      },
      { test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
