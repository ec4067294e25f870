import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ViteDevServer } from "vite";
import * as derive from "#pipeline/derive/run-jobs.ts";
import * as pictures from "#check/check-pictures.ts";
import { liveContent } from "./live-content.ts";

vi.mock(import("#pipeline/derive/run-jobs.ts"), { spy: true });
vi.mock(import("#check/check-pictures.ts"), { spy: true });

const folder = resolve("tests/sites/fixture");

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("DRAFTS", "1");
  vi.mocked(pictures.checkPictures).mockResolvedValue([]);
  vi.mocked(derive.runJobs).mockResolvedValue(undefined);
});

afterEach(() => void vi.restoreAllMocks());

/** A stub of the development server with the parts that the plugin uses. */
function develop() {
  type Next = (error?: Error) => void;
  let answer: (request: object, response: object, next: Next) => void = () => undefined;
  let save = (_: string, _file: string) => undefined as unknown;
  const server = {
    config: { logger: { info: () => undefined } },
    ws: { send: () => undefined },
    watcher: { add: () => undefined, on: (_: string, listener: typeof save) => (save = listener) },
    middlewares: { use: (given: typeof answer) => (answer = given) },
  };
  const { configureServer } = liveContent() as { configureServer: (server: ViteDevServer) => void };
  configureServer(server as unknown as ViteDevServer);
  return {
    page: (url = "/en") =>
      new Promise<string>((shown) => {
        answer({ headers: { accept: "text/html" }, url }, {}, (error) => shown(error?.message ?? "the site"));
      }),
    saveFile: () => save("change", join(folder, "site.yaml")),
  };
}

test("a page waits for its content, shows an error in its language, and is there again after the next save", async () => {
  vi.mocked(pictures.checkPictures).mockRejectedValueOnce(new TypeError("the disk is full"));
  const { page, saveFile } = develop();
  expect(await page()).toMatch(/the disk is full[^]*Fix the file/);
  expect(await page("/fr")).toMatch(/the disk is full[^]*Corrigez le fichier/);
  expect(await page("/admin/")).toBe("the site");
  saveFile();
  expect(await page()).toBe("the site");
});
