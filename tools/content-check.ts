import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFolder } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { annotations, describeFinding, sortFindings } from "#check/finding.ts";
import { contentFolder } from "#check/folders.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import type { Files } from "#check/read/tree.ts";
import type { Language } from "#model/languages.ts";
import type { Both } from "#model/schema/field.ts";
import { existing, readOptions, runCommand, say } from "./command.ts";

/** `npm run content -- check` lists the errors of content/, `npm run content -- fix` corrects French typography first. */
await runCommand(async (lang) => {
  const { values } = readOptions({
    fix: { type: "boolean", fr: "corrige la typographie française", en: "fixes French typography" },
    format: { type: "string", as: "github", fr: "pour une pull request", en: "for a pull request" },
    quiet: { type: "boolean", fr: "n’écrit rien si tout est juste", en: "prints nothing if all is right" },
  });
  const { format = "text", fix = false, quiet = false } = values;
  existing([format], ["text", "github"]);
  const folder = contentFolder();
  let checked = checkFolder(folder, new Date());
  if (fix && fixTypography(checked.files, folder, lang)) checked = checkFolder(folder, new Date());
  const { files } = checked;
  const findings = sortFindings([...checked.findings, ...(await checkPictures(files, folder))]);
  if (findings.length > 0) process.exitCode = 1;
  if (format === "github") return console.log(annotations(findings));
  if (findings.length === 0 && quiet) return;
  const byFile = Map.groupBy(findings, ({ file }) => file);
  for (const group of byFile.values())
    console.log(`${group.map((finding) => describeFinding(finding, lang)).join("\n")}\n`);
  say(findings.length > 0 ? summaryOf(findings.length, byFile.size) : noError(folder, files.size), lang);
});

/** Writes the files whose French typography can be fixed, and says which. */
function fixTypography(files: Files, folder: string, lang: Language): boolean {
  const fixed = fixFiles(files);
  for (const [path, bytes] of fixed) {
    const name = join(folder, path);
    writeFileSync(name, bytes);
    say({ fr: `Typographie française corrigée : ${name}`, en: `French typography fixed: ${name}` }, lang);
  }
  return fixed.size > 0;
}

function summaryOf(errors: number, files: number): Both {
  return {
    fr: `${count(errors, "erreur")} dans ${count(files, "fichier")}`,
    en: `${count(errors, "error")} in ${count(files, "file")}`,
  };
}

function noError(folder: string, files: number): Both {
  return {
    fr: `${folder} : ${count(files, "fichier")}, aucune erreur`,
    en: `${folder}: ${count(files, "file")}, no error`,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
