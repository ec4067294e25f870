import { writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { checkFolder, readFolder } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { annotations, describeFinding, sortFindings, type Finding } from "#check/finding.ts";
import { contentFolder } from "#check/folders.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import type { Language } from "#model/languages.ts";
import { existing, readOptions, runCommand } from "./command.ts";

const summaries = {
  en: {
    findings: (findings: number, files: number) => `${count(findings, "error")} in ${count(files, "file")}`,
    none: (folder: string, files: number) => `${folder}: ${count(files, "file")}, no error`,
    fixed: (lines: number) => `French typography fixed in ${count(lines, "line")}`,
    crash: "The check itself failed. Please show these lines to the maintainer of the site:",
  },
  fr: {
    findings: (findings: number, files: number) => `${count(findings, "erreur")} dans ${count(files, "fichier")}`,
    none: (folder: string, files: number) => `${folder}\u00a0: ${count(files, "fichier")}, aucune erreur`,
    fixed: (lines: number) => `Typographie française corrigée dans ${count(lines, "ligne")}`,
    crash: "La vérification elle-même s’est arrêtée. Montrez ces lignes à la personne qui s’occupe du site\u00a0:",
  },
};

type Options = { lang: Language; fix: boolean; format: string; quiet: boolean };

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function check(dir: string, shownAs: string) {
  const today = new Date();
  const { findings, fileCount } = checkFolder(dir, { today, shownAs });
  const files = fileCount > 0 ? readFolder(dir).files : new Map();
  const pictures = await checkPictures(files, shownAs);
  return { findings: sortFindings([...findings, ...pictures]), fileCount };
}

async function run({ lang, fix, format, quiet }: Options): Promise<boolean> {
  const dir = contentFolder();
  const shownAs = normalize(dir).replace(/[/\\]$/, "");
  const { findings, fileCount } = await check(dir, shownAs);
  if (fix && fileCount > 0 && fixTypography(dir, shownAs, lang)) return run({ lang, fix: false, format, quiet });
  if (format !== "text") {
    console.log(format === "json" ? JSON.stringify(findings, null, 2) : annotations(findings));
    return findings.length === 0;
  }
  if (quiet && findings.length === 0) return true;
  const byFile = Map.groupBy(findings, ({ file }: Finding) => file);
  for (const group of byFile.values()) {
    console.log(`${group.map((finding) => describeFinding(finding, lang)).join("\n")}\n`);
  }
  const summary = summaries[lang];
  console.log(findings.length > 0 ? summary.findings(findings.length, byFile.size) : summary.none(shownAs, fileCount));
  return findings.length === 0;
}

function fixTypography(dir: string, shownAs: string, lang: Language): boolean {
  const { files, fixed } = fixFiles(readFolder(dir).files);
  for (const [path, bytes] of files) writeFileSync(join(dir, path), bytes);
  for (const { file, line, before, after } of fixed)
    console.error(`${shownAs}/${file}:${line}\n  - ${before}\n  + ${after}`);
  if (fixed.length > 0) console.error(`${summaries[lang].fixed(fixed.length)}\n`);
  return files.size > 0;
}

await runCommand(async (lang) => {
  const { values } = readOptions({
    fix: { type: "boolean", fr: "corrige la typographie française", en: "fixes French typography" },
    format: { type: "string", as: "json|github", fr: "une liste pour des programmes", en: "a list for programs" },
    quiet: { type: "boolean", fr: "n’écrit rien si tout est juste", en: "prints nothing if all is right" },
  });
  const { format = "text", fix = false, quiet = false } = values;
  existing([format], ["text", "json", "github"]);
  const isRight = await run({ lang, fix, format, quiet }).catch((error: unknown) => {
    console.error(`${summaries[lang].crash}\n${String(error)}`);
    return false;
  });
  if (!isRight) process.exitCode = 1;
}, "en");
