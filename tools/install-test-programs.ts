import { findChromium } from "./chromium.ts";
import { installPackages } from "./install-packages.ts";
import { missingNginx, nginxPackages } from "./other-servers.ts";

/** Installs what the tests need besides npm packages. */
findChromium();
if (missingNginx()) installPackages(nginxPackages);
