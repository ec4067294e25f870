import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** The validators that look through Chromium, on the fixture; the others are in tests/validators too. */
export default defineConfig({
  ...tests,
  testDir: "tests/validators/chromium",
  outputDir: "test-results/validators",
  snapshotPathTemplate: "tests/validators/snapshots/{arg}{ext}",
  timeout: 120_000,
  reporter: [["line"], ["json", { outputFile: process.env["BROWSER_REPORT"] ?? "test-results/validators.json" }]],
  projects: [{ name: "validators", use: tests.projects?.find(({ name }) => name === "desktop")?.use ?? {} }],
});
