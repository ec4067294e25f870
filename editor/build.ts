import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, extname, join, resolve } from "node:path";
import { build as bundle, type Plugin } from "vite";
import { parseDocument } from "yaml";
import type { EditorPage } from "./configuration.ts";

/** Where the editor is in development; a build puts it in a folder of its own. */
export const editorPath = "/admin";

const folder = import.meta.dirname;

const base = `${editorPath}/`;

/** Writes the files of the editor, served at `at`. */
export async function buildEditor(page: EditorPage, outDir: string, at = base): Promise<void> {
  await bundle({
    configFile: false,
    mode: "production",
    root: folder,
    base: at,
    publicDir: false,
    logLevel: "warn",
    define: { EDITOR: JSON.stringify(page) },
    plugins: [trimmedEditor()],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 5000,
      assetsInlineLimit: 0,
    },
  });
}

/**
 * Leaves out syntax grammars, unused translations, and fonts from another host, which the package has too. The editor has no
 * setting for any of them, and would ask the other host at each start.
 */
function trimmedEditor(): Plugin {
  const unused = /@shikijs\/langs\/|\/locales\/(?!(?:fr|en-GB)\.json)[\w-]+\.json$/;
  return {
    name: "trimmed-editor",
    enforce: "pre",
    resolveId: (id) => (unused.test(id) ? "\0unused" : undefined),
    load: (id) => (id === "\0unused" ? "export default {}" : undefined),
    transform(code, id) {
      if (!id.includes("@sveltia/cms/npm/index.js")) return undefined;
      const local = code.replaceAll(/src:url\(https:[^)]+\)\s*format\([^)]+\)/g, "src:local('')");
      if (local === code) throw new Error("The editor no longer names its fonts as it did: see trimmedEditor.");
      return { code: local, map: null };
    },
  };
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Serves the editor in development; it is built on the first request and opens the project's folder. */
export function editorInDevelopment(contentFolder: string, outDir: string, build = buildEditor): Plugin {
  let made: Promise<void> | undefined;
  const make = () =>
    build(localPage(contentFolder), outDir).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
  const answer = async (path: string, response: ServerResponse) => {
    await (made ??= make());
    const file = path === base ? "index.html" : path.slice(base.length);
    if (!types[extname(file)] || !existsSync(join(outDir, file))) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[extname(file)] ?? "");
    return response.end(readFileSync(join(outDir, file)));
  };
  return {
    name: "editor-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*/, "");
        if (path === editorPath) return response.writeHead(302, { Location: base }).end();
        if (!path.startsWith(base) || path.includes("..")) return next();
        answer(path, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
  };
}

/** The name of the repository, or of the project's folder, which the editor asks for. */
function localPage(contentFolder: string): EditorPage {
  // The editor opens even when the file has errors.
  const file = parseDocument(readFileSync(join(contentFolder, "site.yaml"), "utf8"));
  const named = (path: string[], otherwise: string) => {
    const value = file.getIn(path);
    return typeof value === "string" ? value : otherwise;
  };
  const repository = named(["editor", "repository"], `local/${basename(resolve())}`);
  const branch = named(["editor", "branch"], "main");
  return { siteName: named(["name"], ""), settings: { backend: "github", repository, branch } };
}
