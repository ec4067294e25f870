import { afterAll, beforeAll } from "vitest";
import { type Running, startNode } from "#tools/other-servers.ts";
import { createBuild } from "./fixture.ts";
import { rawRequest, type RawAnswer, type RawRequest } from "./raw-request.ts";

export type Ask = (target: string, headers?: Record<string, string>, request?: RawRequest) => Promise<RawAnswer>;

/** Serves the fixture on a free port for the tests of one file or group. */
export function runningSite(start: (folder: string) => Promise<Running> = startNode) {
  const site = {
    port: 0,
    ask: ((target, headers = {}, request = {}) => rawRequest(site.port, target, { ...request, headers })) as Ask,
  };
  let close = async () => {};

  beforeAll(async () => {
    const build = createBuild();
    const server = await start(build.folder);
    site.port = server.port;
    close = async () => {
      await server.close();
      build.remove();
    };
  }, 300_000);
  afterAll(() => close());
  return site;
}
