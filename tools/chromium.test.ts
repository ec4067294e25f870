import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";

const browsers = mkdtempSync(join(tmpdir(), "browsers-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(browsers, { recursive: true });
});

const known = z.object({ browsers: z.array(z.looseObject({ name: z.string(), revision: z.string() })) });

test("a workflow uses the headless shell of the locked Playwright version", async () => {
  const { browsers: list } = known.parse(
    JSON.parse(readFileSync("node_modules/playwright-core/browsers.json", "utf8")),
  );
  const { revision } = list.find(({ name }) => name === "chromium-headless-shell")!;
  const [older, pinned] = ["1", revision].map((each) =>
    join(browsers, `chromium_headless_shell-${each}`, "chrome-headless-shell-linux64", "chrome-headless-shell"),
  );
  for (const path of [older!, pinned!]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("GITHUB_ACTIONS", "true");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", browsers);
  const { findChromium } = await import("./chromium.ts");
  expect(findChromium()).toBe(pinned);
});
