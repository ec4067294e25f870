import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

process.env["EVERY_WIDTH"] = "1";

/** `npm run test:all -- widths`: the tests that go through window sizes, at every one of them. */
export default defineConfig({
  ...tests,
  timeout: 300_000,
  testMatch: [/any-content\/pages\.test\.ts$/, /look-(?:drawings|ground|hero)\.test\.ts$/],
  projects: tests.projects?.filter(({ name }) => name === "any-content" || name === "desktop") ?? [],
});
