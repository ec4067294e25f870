import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { readOptions, runCommand } from "./command.ts";
import { say } from "./content/messages.ts";
import { prepareFor } from "./publish/prepare.ts";

/** `npm run deploy -- files vercel` makes build/deploy/vercel the folder to upload. */
await runCommand(async (lang) => {
  const [name = ""] = readOptions({}).positionals;
  const { folder, isUploaded } = await prepareFor(name);
  const client = join(buildFolder(), "client");
  const ready = { fr: `Prêt à envoyer : ${folder}`, en: `Ready to upload: ${folder}` };
  const served = {
    fr: `${name} sert ${client} tel quel, avec les réglages de ${folder}.`,
    en: `${name} serves ${client} as it is, with the settings in ${folder}.`,
  };
  say(isUploaded ? ready : served, lang);
});
