import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { createHandler } from "#delivery/server/handler.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { createBuild } from "./fixture.ts";
import { rawRequest, type RawAnswer, type RawRequest } from "./raw-request.ts";

/** Serves the fixture on a free port for the tests of one file. */
export function runningSite() {
  let port = 0;
  let root = "";
  let close = async () => {};

  beforeAll(async () => {
    const build = createBuild();
    const { server } = await listen(createHandler(await openBuild(build.folder)), { host: "127.0.0.1", port: 0 });
    port = (server.address() as AddressInfo).port;
    root = build.root;
    close = async () => {
      await stop(server, 100);
      build.remove();
    };
  });
  afterAll(() => close());

  return {
    get port() {
      return port;
    },
    get root() {
      return root;
    },
    ask: (target: string, headers: Record<string, string> = {}, request: RawRequest = {}): Promise<RawAnswer> =>
      rawRequest(port, target, { ...request, headers }),
  };
}
