import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { buildFolder } from "#check/folders.ts";
import { findChromium } from "#tools/chromium.ts";
import { hasOpenssl } from "#tools/self-signed.ts";
import { fixture, otherSettings } from "#tools/test/sites.ts";

const port = Number(process.env["TEST_PORT"] ?? 4173);

/** The folders that are served, each with the tests that visit it. */
const sites = {
  fixture: { build: fixture.build, port, testDir: "tests/browser" },
  otherSettings: { build: otherSettings.build, port: port + 1000, testDir: "tests/browser/other-settings" },
  anyContent: { build: buildFolder(), port: port + 2000, testDir: "tests/browser/any-content" },
};

/** Where openssl is missing, each test answers for outside services itself, which takes longer. */
const standIn = port + 4000;
if (hasOpenssl()) process.env["STAND_IN"] = String(standIn);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const at = (site: keyof typeof sites, window: object) => ({
  testDir: sites[site].testDir,
  use: { ...window, baseURL: `http://127.0.0.1:${sites[site].port}` },
});
const ownFolders = /\/(?:any-content|other-settings)\//;

export default defineConfig({
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: availableParallelism(),
  timeout: 30_000,
  // A busy machine without a graphics card can take seconds to paint a page.
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: process.env["BROWSER_REPORT"] ?? "test-results/browser.json" }]],
  use: {
    locale: "fr-FR",
    // A worker would answer in the server's place; offline.test.ts lets it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // One process for all pages of a worker is quicker than one for each.
        "--renderer-process-limit=1",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        ...(process.env["STAND_IN"]
          ? [
              "--ignore-certificate-errors",
              `--host-resolver-rules=MAP * 127.0.0.1:${standIn}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
            ]
          : []),
      ],
    },
  },
  projects: [
    { name: "any-content", ...at("anyContent", desktop) },
    // A test is tried on a desktop, unless its tag says @phone or @both; @weekly ones run in `npm run test:all`.
    { name: "desktop", ...at("fixture", desktop), testIgnore: ownFolders, grepInvert: /@phone|@weekly/ },
    { name: "phone", ...at("fixture", phone), testIgnore: ownFolders, grep: /@phone|@both/ },
    { name: "other-settings", ...at("otherSettings", desktop) },
  ],
  // A site that was not built is not served, so that one test can be run without the others' sites.
  webServer: [
    ...Object.values(sites)
      .filter(({ build }) => existsSync(join(build, "site.json")))
      .map((site) => ({
        command: `node delivery/server/main.ts ${site.build}`,
        url: `http://127.0.0.1:${site.port}/fr`,
        env: { PORT: String(site.port) },
        reuseExistingServer: false,
      })),
    ...(process.env["STAND_IN"]
      ? [{ command: "node tests/browser/support/stand-in.ts", port: standIn, env: { PORT: String(standIn) } }]
      : []),
  ],
});
