import { afterAll, beforeAll } from "vitest";
import { startNode } from "#tools/other-servers.ts";
import { createBuild } from "./fixture.ts";
import { rawRequest, type RawAnswer, type RawRequest } from "./raw-request.ts";

/** Serves the fixture on a free port for the tests of one file. */
export function runningSite() {
  let port = 0;
  let root = "";
  let close = async () => {};

  beforeAll(async () => {
    const build = createBuild();
    const server = await startNode(build.folder);
    port = server.port;
    root = build.root;
    close = async () => {
      await server.close();
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
