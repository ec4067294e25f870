import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { otherKindOfBrowser, otherVersion } from "./snapshot-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "browser-"));
const shell = join(folder, "chromium-headless-shell");
const kept = join(folder, "browser.txt");
writeFileSync(shell, "#!/bin/sh\necho Chromium 158.0.8127.18\n", { mode: 0o755 });
afterAll(() => rmSync(folder, { recursive: true }));

test("a browser with a window is named as one that cannot compare pictures", () => {
  expect(otherKindOfBrowser("/usr/bin/chromium")).toContain("/usr/bin/chromium");
  expect(otherKindOfBrowser("/usr/bin/chromium-headless-shell")).toBeUndefined();
});

test("a comparison between two versions is said, one within a version goes without saying", () => {
  expect(otherVersion(shell, kept)).toContain("nobody knows");
  writeFileSync(kept, "156.0.8078.79\n");
  expect(otherVersion(shell, kept)).toBe("drawn by 158.0.8127.18, compared with what 156.0.8078.79 drew");
  expect(otherVersion(join(folder, "none"), kept)).toContain("unknown");
  writeFileSync(kept, "158.0.8127.18\n");
  expect(otherVersion(shell, kept)).toBeUndefined();
});
