import type { RequestListener, ServerResponse } from "node:http";
import { createHandler } from "#delivery/server/handler.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { fixture } from "#tests/sites/fixture.ts";
import { test as base } from "./test.ts";

type Answer = (res: ServerResponse) => void;

/** A server for one test, which can change its answers or go offline. */
type OwnSite = {
  url: string;
  /** Every requested path, in order. */
  asked: string[];
  answers: Map<string, Answer>;
  cut(): Promise<unknown>;
};

export const test = base.extend<{ site: OwnSite }>({
  site: async ({ page: _ }, use) => {
    const handle = createHandler(await openBuild(fixture.build));
    const asked: string[] = [];
    const answers = new Map<string, Answer>();
    const handler: RequestListener = (req, res) => {
      const path = new URL(req.url ?? "/", "http://site").pathname;
      asked.push(path);
      const answer = answers.get(path);
      if (answer) answer(res);
      else handle(req, res);
    };
    const { server, url } = await listen(handler, { host: "127.0.0.1", port: 0 });
    const cut = () => {
      server.closeAllConnections();
      return stop(server, 0);
    };
    await use({ url, asked, answers, cut });
    if (server.listening) await cut();
  },
});

export { expect } from "./test.ts";
