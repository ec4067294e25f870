import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

process.env["EVERY_WIDTH"] = "1";

/** `npm run test:all -- browser`: the tests that go through window sizes, at every one of them, and the slow ones. */
export default defineConfig({
  ...tests,
  timeout: 300_000,
  grep: /@widths|@weekly/,
  projects: tests.projects?.map((project) => ({ ...project, grepInvert: /@phone/ })) ?? [],
});
