import { describe } from "vitest";
import { missingNginx, startNginx, startNode } from "#tools/other-servers.ts";
import { checkSite } from "./checks.ts";
import { runningSite } from "./running-site.ts";

describe("the site on the Node server", () => {
  checkSite(runningSite(startNode).ask);
});

const reason = missingNginx();
if (reason) console.warn(`Not tested: ${reason}.`);
describe.skipIf(reason)("the site on nginx", () => {
  checkSite(runningSite(startNginx).ask);
});
