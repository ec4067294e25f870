import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, firefox, type PlaywrightTestConfig, webkit } from "@playwright/test";
import { buildFolder } from "#check/folders.ts";
import { fixture } from "#tests/sites/fixture.ts";
import { isWeekly } from "#tests/weekly.ts";
import { findChromium } from "#tools/chromium.ts";

const port = Number(process.env["TEST_PORT"] ?? 4173);
const realPort = port + 2000;

/** Where openssl is missing, each test answers for outside services itself, which takes longer. */
const standIn = port + 4000;
if (spawnSync("openssl", ["version"]).status === 0) process.env["STAND_IN"] = String(standIn);

const chromium = {
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
};
const desktop = { viewport: { width: 1440, height: 900 }, launchOptions: chromium };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, launchOptions: chromium };
const realContent = {
  testDir: "tests/browser/any-content",
  use: { ...desktop, baseURL: `http://127.0.0.1:${realPort}` },
};
const onFixture = { testDir: "tests/browser", testIgnore: "**/any-content/**" };

/** A test is tried on a desktop, unless its tag says @phone or @both. */
const daily: PlaywrightTestConfig["projects"] = [
  { name: "any-content", ...realContent, grepInvert: /@weekly/ },
  { name: "desktop", ...onFixture, use: desktop, grepInvert: /@phone|@weekly/ },
  { name: "phone", ...onFixture, use: phone, grep: /@phone|@both/, grepInvert: /@weekly/ },
];

/** Slow tests, those of every window size, and other browsers where Playwright has installed them. */
const weekly: PlaywrightTestConfig["projects"] = [
  { name: "any-content", ...realContent, timeout: 300_000, grep: /@widths|@weekly/ },
  { name: "desktop", ...onFixture, use: desktop, timeout: 300_000, grep: /@widths|@weekly/, grepInvert: /@phone/ },
  { name: "phone", ...onFixture, use: phone, timeout: 300_000, grep: /@(?:both|phone).*@(?:widths|weekly)/ },
  { name: "build the editor", testDir: "tests/editor", testMatch: "build.test.ts" },
  {
    name: "editor",
    testDir: "tests/editor",
    testIgnore: "build.test.ts",
    dependencies: ["build the editor"],
    timeout: 900_000,
    use: { ...desktop, actionTimeout: 30_000 },
  },
  ...[
    { name: "firefox", engine: firefox, use: devices["Desktop Firefox"], grepInvert: /@phone/ },
    { name: "webkit", engine: webkit, use: devices["iPhone 15"], grep: /@phone|@both/ },
  ].flatMap(({ engine, ...project }) => (existsSync(engine.executablePath()) ? { ...onFixture, ...project } : [])),
];

/** For `npm run pictures`. */
const pictures: PlaywrightTestConfig["projects"] = [{ name: "pictures", ...realContent, testDir: "tests/pictures" }];
const isPictures = process.env["npm_lifecycle_event"] === "pictures";
const tests = isWeekly ? weekly : daily;

export default defineConfig({
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: process.env["CI"] ? 1 : 0,
  workers: availableParallelism(),
  // A busy machine without a graphics card can take seconds to paint a page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    locale: "fr-FR",
    baseURL: `http://127.0.0.1:${port}`,
  },
  snapshotPathTemplate: "pictures/{arg}{ext}",
  projects: isPictures ? pictures : tests,
  // A site that was not built is not served, so that one test can be run without the other site.
  webServer: [
    ...[
      { build: fixture.build, port },
      { build: buildFolder(), port: realPort },
    ]
      .filter(({ build }) => existsSync(join(build, "client")))
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
