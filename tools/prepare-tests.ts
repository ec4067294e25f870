import { rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { installPackages } from "./install-packages.ts";
import { missingNginx, nginxPackages } from "./other-servers.ts";

/** Removes the last results, and installs what the tests need besides npm packages. */
rmSync("test-results", { recursive: true, force: true });
findChromium();
if (missingNginx()) installPackages(nginxPackages);
