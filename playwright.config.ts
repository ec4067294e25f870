import { defineConfig } from "@playwright/test";

// The screens: each of their requirements is tried at both sizes.
const screens = /\b(?:HM|BD|AS|BL|BR|PB|DN|EV|KT|EW)\d/;

const port = Number(process.env["TEST_PORT"] ?? 4173);

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  timeout: 30_000,
  // A busy machine without a graphics card can take seconds to paint a page.
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "fr-FR",
    // A worker would answer in the server's place; offline.test.ts lets it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: [screens, /@phone/],
      grepInvert: /@both-sizes/,
    },
  ],
  webServer: {
    command: "node delivery/server/main.ts",
    url: `http://127.0.0.1:${port}/fr`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
