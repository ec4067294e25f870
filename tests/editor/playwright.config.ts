import { defineConfig } from "@playwright/test";
import { findChromium } from "#tools/chromium.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/editor",
  globalSetup: "./build.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 900_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "../../test-results/editor.json" }]],
  use: {
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
