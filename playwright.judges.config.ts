import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** The judges that look through Chromium, on the fixture; the others are in tests/judges too. */
export default defineConfig({
  ...tests,
  testDir: "tests/judges/chromium",
  outputDir: "test-results/judges",
  snapshotPathTemplate: "tests/judges/kept/{arg}{ext}",
  timeout: 120_000,
  reporter: [["line"], ["json", { outputFile: process.env["BROWSER_REPORT"] ?? "test-results/judges.json" }]],
  projects: [{ name: "judges", use: tests.projects?.find(({ name }) => name === "desktop")?.use ?? {} }],
});
