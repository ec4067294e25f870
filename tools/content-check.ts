import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFolder } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { annotations, describeFinding, sortFindings, type Finding } from "#check/finding.ts";
import { contentFolder } from "#check/folders.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import type { Files } from "#check/read/tree.ts";
import type { Language } from "#model/languages.ts";
import { existing, readOptions, runCommand } from "./command.ts";

const summaries = {
  en: {
    findings: (findings: number, files: number) => `${count(findings, "error")} in ${count(files, "file")}`,
    none: (folder: string, files: number) => `${folder}: ${count(files, "file")}, no error`,
    fixed: "French typography fixed:",
    crash: "The check itself failed. Please show these lines to the maintainer of the site:",
  },
  fr: {
    findings: (findings: number, files: number) => `${count(findings, "erreur")} dans ${count(files, "fichier")}`,
    none: (folder: string, files: number) => `${folder}\u00a0: ${count(files, "fichier")}, aucune erreur`,
    fixed: "Typographie française corrigée\u00a0:",
    crash: "La vérification elle-même s’est arrêtée. Montrez ces lignes à la personne qui s’occupe du site\u00a0:",
  },
};

type Options = { lang: Language; fix: boolean; format: string; quiet: boolean };

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function run({ lang, fix, format, quiet }: Options): Promise<boolean> {
  const dir = contentFolder();
  const checked = checkFolder(dir, new Date());
  if (fix && fixTypography(checked.files, dir, lang)) return run({ lang, fix: false, format, quiet });
  const findings = sortFindings([...checked.findings, ...(await checkPictures(checked.files, dir))]);
  if (format === "github") {
    console.log(annotations(findings));
    return findings.length === 0;
  }
  if (quiet && findings.length === 0) return true;
  const byFile = Map.groupBy(findings, ({ file }: Finding) => file);
  for (const group of byFile.values()) {
    console.log(`${group.map((finding) => describeFinding(finding, lang)).join("\n")}\n`);
  }
  const summary = summaries[lang];
  console.log(
    findings.length > 0 ? summary.findings(findings.length, byFile.size) : summary.none(dir, checked.files.size),
  );
  return findings.length === 0;
}

function fixTypography(before: Files, dir: string, lang: Language): boolean {
  const files = fixFiles(before);
  for (const [path, bytes] of files) {
    writeFileSync(join(dir, path), bytes);
    console.error(`${summaries[lang].fixed} ${join(dir, path)}`);
  }
  return files.size > 0;
}

await runCommand(async (lang) => {
  const { values } = readOptions({
    fix: { type: "boolean", fr: "corrige la typographie française", en: "fixes French typography" },
    format: { type: "string", as: "github", fr: "pour une pull request", en: "for a pull request" },
    quiet: { type: "boolean", fr: "n’écrit rien si tout est juste", en: "prints nothing if all is right" },
  });
  const { format = "text", fix = false, quiet = false } = values;
  existing([format], ["text", "github"]);
  const isRight = await run({ lang, fix, format, quiet }).catch((error: unknown) => {
    console.error(`${summaries[lang].crash}\n${String(error)}`);
    return false;
  });
  if (!isRight) process.exitCode = 1;
});
