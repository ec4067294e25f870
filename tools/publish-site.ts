import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import type { Upload } from "#delivery/hosts/host.ts";
import { slugOf } from "#model/slug.ts";
import { readOptions, runCommand } from "./command.ts";
import { Refusal, say } from "./content/messages.ts";
import { installProgram } from "./programs/install-program.ts";
import { prepareFor } from "./publish/prepare.ts";

/** `npm run deploy -- site` uploads the site to the host in content/site.yaml, with the secret PUBLISH_TOKEN. */
await runCommand(async (lang) => {
  const { values } = readOptions({
    host: { type: "boolean", fr: "dit seulement l’hébergeur", en: "only prints the host" },
    preview: { type: "string", as: "nom", fr: "publie un aperçu", en: "uploads a preview of that name" },
    files: { type: "string", as: "dossier", fr: "publie un dossier déjà préparé", en: "uploads a prepared folder" },
    "dry-run": { type: "boolean", fr: "prépare tout et n’envoie rien", en: "prepares everything, uploads nothing" },
  });
  const { publish } = loadContent(contentFolder()).site;
  const { host: name, project = "", account = "" } = publish;
  if (values.host) return console.log(`host=${name}`);
  const host = hosts[name];
  if (!host)
    return say(
      {
        fr: "content/site.yaml ne nomme pas d’hébergeur (publish.host).",
        en: "content/site.yaml names no host (publish.host).",
      },
      lang,
    );
  if (!host.upload)
    return say(
      {
        fr: "Sur cet hébergeur, le flux de travail publie lui-même.",
        en: "On this host the workflow itself publishes.",
      },
      lang,
    );
  const missing = (["project", "account"] as const).filter((key) => !publish[key]).map((key) => `publish.${key}`);
  const token = process.env["PUBLISH_TOKEN"] ?? "";
  if (missing.length > 0)
    throw new Refusal({
      fr: `Il manque ${missing.join(" et ")} dans content/site.yaml.`,
      en: `content/site.yaml lacks ${missing.join(" and ")}.`,
    });
  if (token === "" && !values["dry-run"])
    throw new Refusal({
      fr: "Il manque le secret PUBLISH_TOKEN (docs/passation.md).",
      en: "The secret PUBLISH_TOKEN is missing (docs/handover.md).",
    });
  const folder = values.files ?? (await prepareFor(name)).folder;
  const preview = values.preview === undefined ? undefined : slugOf(values.preview);
  const upload = host.upload({ folder, project, account, token, preview });
  const command = [upload.program, ...upload.words].join(" ");
  if (values["dry-run"])
    return say(
      {
        fr: `Rien n’a été envoyé. Tout est prêt dans ${folder} ; la commande serait, dans ${upload.cwd} :\n${command}`,
        en: `Nothing was uploaded. The files are in ${folder}; the command, in ${upload.cwd}, is:\n${command}`,
      },
      lang,
    );
  send(upload);
});

function send({ program, words, cwd, env }: Upload): void {
  const { folder, problem } = installProgram(program);
  if (problem)
    throw new Refusal({
      fr: `${program} n’a pas pu être installé ; le site est resté comme il était.\n${problem}`,
      en: `${program} could not be installed; the site is unchanged.\n${problem}`,
    });
  const { PUBLISH_TOKEN: _, ...others } = process.env;
  const { status } = spawnSync(join(folder, "node_modules/.bin", program), words, {
    cwd: resolve(cwd),
    env: { ...others, ...env },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new Refusal({
      fr: `${program} ${words[0] ?? ""} a échoué ; le site est resté comme il était.`,
      en: `${program} ${words[0] ?? ""} failed; the site is unchanged.`,
    });
}
