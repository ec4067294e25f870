import type { RequestListener } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { heldAnswer, releaseWith, serveInTest } from "#tests/server/held-files.ts";
import type { Answer } from "./answers.ts";
import { createHandler } from "./handler.ts";
import type { Release } from "./release.ts";

afterEach(() => vi.restoreAllMocks());

async function serving(handler: RequestListener) {
  const url = await serveInTest(handler);
  return (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init });
}

function showing(parts: Partial<Release>) {
  return serving(createHandler({ release: releaseWith(parts) }));
}

test("a script of an earlier build is found", async () => {
  const ask = await showing({ oldFiles: new Map([["/assets/old.js", heldAnswer("/assets/old.js", "old")]]) });
  expect(await (await ask("/assets/old.js")).text()).toBe("old");
});

test("an error is logged and answered 500, and later requests work", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const error = new Error("an error");
  let release = releaseWith({});
  const broken = {
    get release(): Release {
      if (release.files.size === 0) throw error;
      return release;
    },
  };
  const ask = await serving(createHandler(broken));
  const answer = await ask("/fr");
  expect([answer.status, await answer.text()]).toEqual([500, "Server error\n"]);
  expect(written.mock.calls).toEqual([[error]]);

  release = releaseWith({ files: new Map([["/fr/index.html", heldAnswer("/fr/index.html", "home")]]) });
  expect((await ask("/fr")).status).toBe(200);
});

/** A large file, which is read from the disk on request. */
function unheld(absolute: string): Answer {
  const answer = heldAnswer("/documents/large.pdf", "");
  const { body: _, ...plain } = { ...answer.plain, absolute };
  return { ...answer, plain };
}

test("an error in the middle of a response closes the connection", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const handler = createHandler({ release: releaseWith({ files: new Map([["/large", unheld("/nowhere")]]) }) });
  const ask = await serving((req, res) => {
    res.write("begun");
    handler(req, res);
  });
  await expect(ask("/large").then((answer) => answer.text())).rejects.toThrow();
  expect(written).toHaveBeenCalledOnce();
});
