import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { checkFolder } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { describeFinding, sortFindings } from "#check/finding.ts";
import { cacheFolder, contentFolder, derivedFolder } from "#check/folders.ts";
import { editorPath } from "#editor/build.ts";
import { type Language, languageOf } from "#model/languages.ts";
import { allJobs } from "#pipeline/derive/all-jobs.ts";
import { describeFailure, runJobs } from "#pipeline/derive/run-jobs.ts";

/** Checks each saved content file, derives its files and reloads the page, or shows the error in Vite's overlay. */
export function liveContent(): Plugin {
  return {
    name: "live-content",
    apply: "serve",
    configureServer(server) {
      // React Router also starts such a server for prerendering.
      if (process.env["IS_RR_BUILD_REQUEST"] === "yes") return;
      process.env["DRAFTS"] ??= "1";
      follow(server, contentFolder());
    },
  };
}

type Problem = (lang: Language) => string;

const advice = {
  fr: `Corrigez le fichier et enregistrez-le\u00a0: cette page se recharge toute seule. L’éditeur\u00a0: ${editorPath}/`,
  en: `Fix the file and save it: this page reloads by itself. The editor: ${editorPath}/`,
};

function follow(server: ViteDevServer, folder: string): void {
  let problem: Problem | undefined;
  let saves = 0;
  let prepared = Promise.resolve();

  const refresh = () => {
    const save = ++saves;
    prepared = prepared.then(async () => {
      // A later save has come meanwhile.
      if (save !== saves) return;
      problem = await problemIn(folder);
      server.ws.send({ type: "full-reload" });
    });
  };

  server.config.logger.info("Preparing the content; the first time takes a minute or two.");
  refresh();
  server.watcher.add(folder);
  server.watcher.on("all", (_, file) => {
    if (resolve(file).startsWith(resolve(folder) + sep)) refresh();
  });
  server.middlewares.use((req, _, next) => {
    // The editor must open while the content has errors, since they are corrected there.
    const isEditor = req.url?.startsWith(editorPath) ?? false;
    if (isEditor || !req.headers.accept?.includes("text/html")) return next();
    const lang = languageOf(req.url ?? "/");
    void (async () => {
      await prepared;
      next(problem && Object.assign(new Error(`${problem(lang)}\n\n${advice[lang]}`), { stack: "" }));
    })();
  });
}

async function problemIn(folder: string): Promise<Problem | undefined> {
  try {
    const { files, findings } = checkFolder(folder, new Date());
    const all = sortFindings([...findings, ...(await checkPictures(files, folder))]);
    if (all.length > 0) return (lang) => all.map((finding) => describeFinding(finding, lang)).join("\n");
    await runJobs(allJobs(folder), derivedFolder(), undefined, cacheFolder());
    return undefined;
  } catch (error) {
    return () => describeFailure(error);
  }
}
