import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

process.env["EVERY_WIDTH"] = "1";

/** `npm run test:all -- browser`: the tests that go through window sizes, at every one of them, and the slow ones. */
export default defineConfig({
  ...tests,
  timeout: 300_000,
  projects: (tests.projects ?? [])
    .filter(({ name }) => name !== "other-settings")
    .map((project) => ({
      ...project,
      grep: project.name === "phone" ? /@both.*@widths/ : /@widths|@weekly/,
      grepInvert: /@phone/,
    })),
});
