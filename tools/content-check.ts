import { normalize } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "#check/check-content.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { contentFolder } from "#check/folders.ts";
import { describeFault, sortFaults, type Fault } from "#check/fault.ts";
import { languages, type Language } from "#check/messages/wording.ts";

const usage = "content-check [--lang fr|en] [--dir content]";

const summaries = {
  en: {
    faults: (faults: number, files: number) => `${count(faults, "fault")} in ${count(files, "file")}`,
    none: (folder: string, files: number) => `${folder}: ${count(files, "file")}, no fault`,
    crash: "The check itself stopped short. Please show these lines to whoever looks after the site:",
  },
  fr: {
    faults: (faults: number, files: number) => `${count(faults, "faute")} dans ${count(files, "fichier")}`,
    none: (folder: string, files: number) => `${folder}\u00a0: ${count(files, "fichier")}, aucune faute`,
    crash: "La vérification elle-même s’est arrêtée. Montrez ces lignes à la personne qui s’occupe du site\u00a0:",
  },
};

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function run(lang: Language, folder: string): Promise<boolean> {
  const shownAs = normalize(folder).replace(/[/\\]$/, "");
  const { faults, fileCount } = checkContent(folder, { lang, today: new Date(), shownAs });
  const pictures = fileCount > 0 ? await checkPictures(folder, { lang, shownAs }) : [];
  const all = sortFaults([...faults, ...pictures]);
  const byFile = Map.groupBy(all, ({ file }: Fault) => file);
  for (const group of byFile.values()) {
    console.log(`${group.map((fault) => describeFault(fault, lang)).join("\n")}\n`);
  }
  const summary = summaries[lang];
  console.log(all.length > 0 ? summary.faults(all.length, byFile.size) : summary.none(shownAs, fileCount));
  return all.length === 0;
}

function readOptions(): { lang: Language; dir: string } | undefined {
  try {
    const { values } = parseArgs({
      options: { lang: { type: "string", default: "en" }, dir: { type: "string", default: contentFolder() } },
    });
    const lang = languages.find((language) => language === values.lang);
    return lang && { lang, dir: values.dir };
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    if (!(await run(options.lang, options.dir))) process.exitCode = 1;
  } catch (error) {
    console.error(`${summaries[options.lang].crash}\n${String(error)}`);
    process.exitCode = 1;
  }
}
