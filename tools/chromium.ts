import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackages } from "./install-packages.ts";

// The shell is the same browser without a window, and a third quicker.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A Chromium for the browser tests: the one at hand, or one it installs. */
export function findChromium(): string {
  const own = process.env["CHROMIUM_PATH"];
  if (own) return own;
  return present() ?? install();
}

/** The shell that Playwright was made for: its version follows from the lock file. */
function pinned(): string | undefined {
  const [, folder, revision] = /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const shell = `chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`;
  return folder && globSync(shell, { cwd: folder }).map((path) => join(folder, path))[0];
}

/** A workflow's machine brings browsers of its own, which change from week to week: there, only the pinned one counts. */
function present(): string | undefined {
  const found = pinned();
  return process.env["GITHUB_ACTIONS"] ? found : (usualPlaces.find((path) => existsSync(path)) ?? found);
}

function install(): string {
  console.log("No Chromium found: asking Playwright for its own.");
  const command = ["playwright", "install", "--with-deps", "chromium-headless-shell"];
  spawnSync("npx", command, { stdio: ["ignore", "ignore", "inherit"] });
  const fetched = present();
  if (fetched) return fetched;
  console.log("Playwright could not fetch one: installing Debian's package.");
  installPackages(["chromium-headless-shell"]);
  if (!present()) installPackages(["chromium"]);
  const installed = present();
  if (installed) return installed;
  throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
}
