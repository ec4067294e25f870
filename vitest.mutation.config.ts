import { defineConfig } from "vitest/config";

/** The tests that judge mutants of model/, check/ and delivery/: those that run in one process, without a build. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ["{model,check,delivery}/**/*.test.ts", "tests/{content,server}/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      "tests/content/{commands,new-commands,people}.test.ts",
      "tests/server/{hosts,start-and-stop,rebuilds,fuzz}.test.ts",
    ],
  },
});
