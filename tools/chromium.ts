import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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

function present(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string {
  console.log("No Chromium found: asking Playwright for its own.");
  spawnSync("npx", ["playwright", "install", "--with-deps", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  const fetched = present();
  if (fetched) return fetched;
  console.log("Playwright could not fetch one: installing Debian's package.");
  installPackages(["chromium-headless-shell"]);
  if (!present()) installPackages(["chromium"]);
  const installed = present();
  if (installed) return installed;
  throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
}
