import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { cacheFolder, contentFolder, derivedFolder } from "#check/folders.ts";
import { editorPath } from "#editor/build.ts";
import { languageOf } from "#model/languages.ts";
import { failedWith, type ContentProblem, prepareContent } from "./content-state.ts";
import { errorPage, preparingPage } from "./error-page.ts";

/** Checks each saved content file, derives its files, and reloads the page or shows the error. */
export function liveContent(): Plugin {
  return {
    name: "live-content",
    apply: "serve",
    configureServer(server) {
      // React Router also starts such a server for prerendering.
      if (process.env["IS_RR_BUILD_REQUEST"] === "yes") return;
      process.env["DRAFTS"] ??= "1";
      follow(server, resolve(contentFolder()));
    },
  };
}

function follow(server: ViteDevServer, folder: string): void {
  let problem: ContentProblem | "preparing" | undefined = "preparing";
  let saves = 0;
  let working = false;
  let requestedAt = 0;
  let reloadedAt = 0;

  const refresh = async () => {
    saves++;
    if (working) return;
    working = true;
    try {
      for (let seen = 0; seen !== saves;) {
        seen = saves;
        problem = await prepareContent(folder, derivedFolder(), cacheFolder()).catch(failedWith);
      }
    } finally {
      working = false;
    }
    reloadedAt = performance.now();
    server.ws.send({ type: "full-reload" });
  };

  void refresh();
  server.watcher.add(folder);
  server.watcher.on("all", (_, file) => {
    if (resolve(file).startsWith(folder + sep)) void refresh();
  });
  // Vite sends a reload only to pages that are connected, not to those that are still loading.
  server.ws.on("connection", (page) => {
    if (requestedAt < reloadedAt) page.send(JSON.stringify({ type: "full-reload" }));
  });
  server.middlewares.use((req, res, next) => {
    // The editor must open while the content has errors, since they are corrected there.
    const isEditor = req.url?.startsWith(editorPath) ?? false;
    const isPage = !isEditor && (req.headers.accept?.includes("text/html") ?? false);
    if (isPage) requestedAt = performance.now();
    if (!problem || !isPage) return next();
    const lang = languageOf(req.url ?? "/");
    const [status, page] = problem === "preparing" ? [200, preparingPage(lang)] : [500, errorPage(problem, lang)];
    res.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(page);
  });
}
