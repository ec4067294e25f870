import { describe } from "vitest";
import { missingNginx, startNginx, startNode } from "#tools/other-servers.ts";
import { checkHeaders } from "./header-checks.ts";
import { runningSite } from "./running-site.ts";
import { checkServer } from "./server-checks.ts";

describe("the site on the Node server", () => {
  const { ask } = runningSite(startNode);
  checkServer(ask);
  checkHeaders(ask);
});

const reason = missingNginx();
if (reason) console.warn(`Not tested: ${reason}.`);
describe.skipIf(reason)("the site on nginx", () => {
  const { ask } = runningSite(startNginx);
  checkServer(ask);
  checkHeaders(ask);
});
