import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { parse } from "yaml";
import { editorPath } from "#model/editor-path.ts";
import type { EditorSettings } from "./settings.ts";

const folder = import.meta.dirname;

const base = `${editorPath}/`;

export interface EditorPage {
  settings: EditorSettings;
  siteName: string;
}

/** Writes the editor's page and files. */
export async function buildEditor(page: EditorPage, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    base,
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
 * Leaves out what nobody here opens (grammars to colour 240 programming languages, words in languages other than ours)
 * and what would come from another host: the fonts are in the package as well.
 */
function trimmedEditor(): Plugin {
  const unused = /@shikijs\/langs\/|\/locales\/(?!(?:fr|en-GB)\.json)[\w-]+\.json$/;
  return {
    name: "trimmed-editor",
    enforce: "pre",
    config: () => ({ optimizeDeps: { exclude: ["@sveltia/cms"] } }),
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

/** While developing, the editor is always there, and opens the folder of the project. */
export function editorInDevelopment(contentFolder: string): Plugin[] {
  const page: Plugin = {
    name: "editor-in-development",
    apply: "serve",
    config: () => ({ define: { EDITOR: JSON.stringify(localPage(contentFolder)) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== base) return next();
        const html = readFileSync(join(folder, "index.html"), "utf8").replace("./main.ts", "/editor/main.ts");
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        server.transformIndexHtml(base, html).then((page) => response.end(page), next);
      });
    },
  };
  return [page, { ...trimmedEditor(), apply: "serve" }];
}

/** The editor offers the local folder beside a repository; without one, its name is a word for the folder. */
function localPage(contentFolder: string): EditorPage {
  const site = parse(readFileSync(join(contentFolder, "site.yaml"), "utf8")) as {
    name: string;
    editor?: EditorSettings;
  };
  return {
    siteName: site.name,
    settings: site.editor ?? { backend: "github", repository: "local/content", branch: "main" },
  };
}
