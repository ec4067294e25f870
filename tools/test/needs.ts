import { findChromium } from "../chromium.ts";
import { installPackages } from "../install-packages.ts";
import { missingNginx, nginxPackages } from "../other-servers.ts";

/** Brings what the tests use beside npm packages, and says what could not be brought and is therefore not tested. */
export function prepareMachine(): string[] {
  process.env["CHROMIUM_PATH"] = findChromium();
  if (missingNginx()) installPackages(nginxPackages);
  return [missingNginx() ?? []].flat();
}
