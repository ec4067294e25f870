import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFolder } from "#check/folders.ts";
import { languageNamed, runCommand, inLanguage } from "./content/messages.ts";
import { prepareFor } from "./publish/prepare.ts";

/** `npm run deploy -- files vercel` makes build/deploy/vercel the folder to upload. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { lang: { type: "string" } } });
  const lang = languageNamed(values.lang);
  const [name = ""] = positionals;
  const { folder, isUploaded } = await prepareFor(name);
  const client = join(buildFolder(), "client");
  const ready = { fr: `Prêt à envoyer : ${folder}`, en: `Ready to upload: ${folder}` };
  const served = {
    fr: `${name} sert ${client} tel quel, avec les réglages de ${folder}.`,
    en: `${name} serves ${client} as it is, with the settings in ${folder}.`,
  };
  console.log(inLanguage(isUploaded ? ready : served, lang));
});
