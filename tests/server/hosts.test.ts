import { afterAll, beforeAll, describe } from "vitest";
import { checksWith } from "./checks.ts";
import { createBuild } from "./fixture.ts";
import { checkHeaders } from "./header-checks.ts";
import { missingNginx, type Running, startNginx, startNode } from "#tools/other-servers.ts";
import { rawRequest } from "./raw-request.ts";
import { type Ask, checkServer } from "./server-checks.ts";

const servers = [
  { name: "the Node server", start: startNode, reason: undefined },
  { name: "nginx", start: startNginx, reason: missingNginx() },
] as const;

for (const { name, start, reason } of servers) {
  if (reason) console.warn(`Not tested: ${reason}.`);

  describe.skipIf(reason)(`the site on ${name}`, () => {
    let server: Running;
    let remove = () => {};
    beforeAll(async () => {
      const build = createBuild();
      ({ remove } = build);
      server = await start(build.folder);
    });
    afterAll(async () => {
      await server.close();
      remove();
    });

    const ask: Ask = (target, headers = {}, request = {}) => rawRequest(server.port, target, { ...request, headers });
    checksWith({}, (check) => {
      checkServer(ask, check);
      checkHeaders(ask, check);
    });
  });
}
