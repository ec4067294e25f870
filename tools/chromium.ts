import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackages } from "./install-packages.ts";

// The headless shell is a third faster.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The installed Chromium, or one that it installs. */
export function findChromium(): string {
  const own = process.env["CHROMIUM_PATH"];
  if (own) return own;
  return present() ?? install();
}

/** The headless shell of the locked Playwright version. */
function pinned(): string | undefined {
  const [, folder, revision] = /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const shell = `chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`;
  return folder && globSync(shell, { cwd: folder }).map((path) => join(folder, path))[0];
}

/** In a workflow only the pinned one is used, because the preinstalled browsers change. */
function present(): string | undefined {
  const found = pinned();
  return process.env["GITHUB_ACTIONS"] ? found : (usualPlaces.find((path) => existsSync(path)) ?? found);
}

function install(): string {
  console.log("No Chromium found. Installing one.");
  // Debian's package needs fewer others than the one of Playwright.
  if (!process.env["GITHUB_ACTIONS"]) installPackages(["chromium-headless-shell"]);
  const command = ["playwright", "install", "--with-deps", "chromium-headless-shell"];
  if (!present()) spawnSync("npx", command, { stdio: ["ignore", "ignore", "inherit"] });
  if (!present()) installPackages(["chromium"]);
  const installed = present();
  if (installed) return installed;
  throw new Error("No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.");
}
