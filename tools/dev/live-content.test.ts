import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ViteDevServer } from "vite";
import * as derive from "#pipeline/derive/run-jobs.ts";
import * as pictures from "#check/check-pictures.ts";
import { liveContent } from "./live-content.ts";

vi.mock(import("#pipeline/derive/run-jobs.ts"), { spy: true });
vi.mock(import("#check/check-pictures.ts"), { spy: true });

const folder = resolve("tests/sites/fixture");
const broken = "the disk is full";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("DRAFTS", "1");
  vi.stubEnv("CONTENT_STATE", "");
  vi.mocked(pictures.checkPictures).mockResolvedValue([]);
  vi.mocked(derive.runJobs).mockResolvedValue(undefined as never);
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A stub of the development server with the parts that the plugin uses. */
async function develop() {
  type Answer = (request: object, response: object, next: () => void) => void;
  let answer: Answer = () => undefined;
  let save = (_: string, _file: string) => undefined as unknown;
  const reloads = vi.fn<() => void>();
  let connect = (_: object) => undefined as unknown;
  const server = {
    ws: { send: reloads, on: (_: string, listener: typeof connect) => (connect = listener) },
    watcher: { add: () => undefined, on: (_: string, listener: typeof save) => (save = listener) },
    middlewares: { use: (given: Answer) => (answer = given) },
  };
  const { configureServer } = liveContent() as { configureServer: (server: ViteDevServer) => void };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that the plugin uses
  configureServer(server as unknown as ViteDevServer);
  await vi.waitFor(() => expect(reloads).toHaveBeenCalledTimes(1), 20_000);
  return {
    page: (url = "/en") => {
      let shown = "the site";
      const response = { writeHead: () => ({ end: (page: string) => (shown = page) }) };
      answer({ headers: { accept: "text/html" }, url }, response, () => undefined);
      return shown;
    },
    connected: () => {
      const send = vi.fn<() => void>();
      connect({ send });
      return send;
    },
    saveFile: async () => {
      save("change", join(folder, "site.yaml"));
      await vi.waitFor(() => expect(reloads).toHaveBeenCalledTimes(2), 20_000);
    },
  };
}

test("a crash of the check is shown, and the next save runs it again", async () => {
  vi.mocked(pictures.checkPictures).mockRejectedValueOnce(new TypeError(broken));
  const { page, saveFile } = await develop();
  expect(page()).toContain("could not be prepared");
  expect(page()).toContain(broken);
  expect(page()).toContain('href="/admin/"');
  expect(page("/admin/")).toBe("the site");
  await saveFile();
  expect(page()).toBe("the site");
});

test("a page that was still loading during a save is reloaded once it is connected", async () => {
  const { page, connected, saveFile } = await develop();
  page();
  expect(connected()).not.toHaveBeenCalled();
  await saveFile();
  expect(connected()).toHaveBeenCalledWith('{"type":"full-reload"}');
  page();
  expect(connected()).not.toHaveBeenCalled();
});
