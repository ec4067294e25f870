import { findChromium } from "../chromium.ts";
import { installPackages } from "../install-packages.ts";
import { missingNginx, nginxPackages } from "../other-servers.ts";

/** Installs what the tests need besides npm packages; returns what is missing and not tested. */
export function prepareMachine(): string[] {
  process.env["CHROMIUM_PATH"] = findChromium();
  if (missingNginx()) installPackages(nginxPackages);
  return [missingNginx() ?? []].flat();
}
