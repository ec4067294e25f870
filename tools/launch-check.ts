import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFolder } from "#check/check.ts";
import { describeTogether } from "#check/finding.ts";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { checkLaunch } from "#check/rules/launch.ts";
import { files as siteFiles } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { readOptions, runCommand } from "./command.ts";

const summaries = {
  en: {
    findings: "The content has errors. Run `npm run content -- check` first.",
    left: (count: number) => `${count} ${count === 1 ? "place" : "places"} to review before the launch`,
    none: "The site is ready to launch.",
  },
  fr: {
    findings: "Le contenu contient des erreurs. Lancez d’abord `npm run content -- check`.",
    left: (count: number) => `${count} ${count === 1 ? "endroit" : "endroits"} à revoir avant la mise en ligne`,
    none: "Rien ne s’oppose à la mise en ligne.",
  },
};

function run(lang: Language): boolean {
  const dir = contentFolder();
  const today = new Date();
  const { files, findings } = checkFolder(dir, today);
  if (findings.length > 0) {
    console.error(summaries[lang].findings);
    return false;
  }
  const security = join(buildFolder(), "client", siteFiles.security);
  const left = checkLaunch(files, {
    today,
    shownAs: dir,
    security: { path: security, text: existsSync(security) ? readFileSync(security, "utf8") : undefined },
  });
  if (left.length > 0) console.log(`${describeTogether(left, lang)}\n`);
  console.log(left.length > 0 ? summaries[lang].left(left.length) : summaries[lang].none);
  return left.length === 0;
}

await runCommand((lang) => {
  readOptions({});
  if (!run(lang)) process.exitCode = 1;
});
