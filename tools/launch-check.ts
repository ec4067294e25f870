import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { checkFolder, readFolder } from "#check/check-folder.ts";
import { describeTogether } from "#check/finding.ts";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { checkLaunch } from "#check/launch/check-launch.ts";
import { files } from "#model/files.ts";
import { type Language, languages } from "#model/languages.ts";

const usage = "launch-check [--lang fr|en] [--dir content] [--build build]";

const summaries = {
  en: {
    findings: "The content has errors. Run `npm run content -- check` first.",
    left: (count: number) => `${count} ${count === 1 ? "place" : "places"} to review before the launch`,
    none: "The site is ready to launch.",
  },
  fr: {
    findings: "Le contenu contient des erreurs. Lancez d’abord `npm run content -- check --lang fr`.",
    left: (count: number) => `${count} ${count === 1 ? "endroit" : "endroits"} à revoir avant la mise en ligne`,
    none: "Rien ne s’oppose à la mise en ligne.",
  },
};

const accessibilityReport = "docs/accessibility-report.json";

function run(lang: Language, dir: string, build: string): boolean {
  const shownAs = normalize(dir).replace(/[/\\]$/, "");
  const today = new Date();
  if (checkFolder(dir, { lang, today, shownAs }).findings.length > 0) {
    console.error(summaries[lang].findings);
    return false;
  }
  const security = join(build, "client", files.security);
  const left = checkLaunch(readFolder(dir).files, {
    lang,
    today,
    shownAs,
    security: { path: security, text: existsSync(security) ? readFileSync(security, "utf8") : undefined },
    accessibility: { path: accessibilityReport, date: dateOfReport() },
  });
  if (left.length > 0) console.log(`${describeTogether(left)}\n`);
  console.log(left.length > 0 ? summaries[lang].left(left.length) : summaries[lang].none);
  return left.length === 0;
}

function dateOfReport(): string | undefined {
  if (!existsSync(accessibilityReport)) return undefined;
  const report = z.object({ date: z.string() }).safeParse(JSON.parse(readFileSync(accessibilityReport, "utf8")));
  return report.data?.date;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        lang: { type: "string", default: "en" },
        dir: { type: "string", default: contentFolder() },
        build: { type: "string", default: buildFolder() },
      },
    });
    const lang = languages.find((language) => language === values.lang);
    return lang && { ...values, lang };
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (!options) console.error(usage);
if (!options || !run(options.lang, options.dir, options.build)) process.exitCode = 1;
