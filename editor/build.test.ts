import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { ViteDevServer } from "vite";
import { type buildEditor, editorInDevelopment, editorPath } from "./build.ts";

const outDir = mkdtempSync(join(tmpdir(), "editor-"));
afterAll(() => rmSync(outDir, { recursive: true }));

type Answer = (request: object, response: object, next: () => void) => void;

function openEditor(build: typeof buildEditor): () => Promise<string> {
  let answer: Answer = () => undefined;
  const server = { middlewares: { use: (given: Answer) => (answer = given) } };
  const plugin = editorInDevelopment("tests/sites/fixture", outDir, build) as {
    configureServer: (server: ViteDevServer) => void;
  };
  plugin.configureServer(server as unknown as ViteDevServer);
  return () =>
    new Promise((told) => {
      const end = (body: string | Buffer) => told(String(body));
      answer({ url: `${editorPath}/` }, { setHeader: () => undefined, writeHead: () => ({ end }), end }, () =>
        told(""),
      );
    });
}

test("a failed build is repeated at the next request, a successful one is not", async () => {
  writeFileSync(join(outDir, "index.html"), "the editor");
  const build = vi.fn<typeof buildEditor>().mockRejectedValueOnce(new Error("no space left")).mockResolvedValue();
  const open = openEditor(build);
  expect(await open()).toContain("no space left");
  expect(await open()).toBe("the editor");
  expect(await open()).toBe("the editor");
  expect(build).toHaveBeenCalledTimes(2);
});

test("without a repository, the first screen names the project's folder", async () => {
  writeFileSync(join(outDir, "index.html"), "the editor");
  const build = vi.fn<typeof buildEditor>().mockResolvedValue();
  await openEditor(build)();
  expect(build.mock.lastCall?.[0].settings).toMatchObject({ repository: `local/${basename(process.cwd())}` });
});
