import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { type BuiltSite, readBuiltSite, StartError } from "#delivery/built-site.ts";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { writeHostSettings } from "#delivery/hosts/write-settings.ts";
import { currentRelease } from "#delivery/releases.ts";
import { Refusal } from "../content/messages.ts";

interface Prepared {
  /** The folder with the host's settings and, if it is to be uploaded, the files. */
  folder: string;
  isUploaded: boolean;
}

/** Makes build/deploy/<host> the folder to upload: whole, or as it was. */
export async function prepareFor(name: string): Promise<Prepared> {
  const host = hosts[name];
  if (!host) throw unknownHost(name);
  const { release, site } = await builtRelease();
  const shown = join(buildFolder(), "deploy", name);
  if (host.filesIn === undefined) return { folder: shown, isUploaded: false };
  const folder = join(release, "deploy", name);
  const prepared = `${folder}.new`;
  rmSync(prepared, { recursive: true, force: true });
  try {
    await writeHostSettings(prepared, host, site);
    copyForHost(join(release, "client"), join(prepared, host.filesIn), host, site);
    rmSync(folder, { recursive: true, force: true });
    renameSync(prepared, folder);
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
  return { folder: shown, isUploaded: true };
}

function unknownHost(name: string): Refusal {
  const known = Object.keys(hosts).join(", ");
  return name === ""
    ? new Refusal({ fr: `Nommez un hébergeur : ${known}.`, en: `Name one of the hosts: ${known}.` })
    : new Refusal({
        fr: `« ${name} » n’est pas un hébergeur connu ici. Écrivez ${known}.`,
        en: `“${name}” is not a host known here. Write ${known}.`,
      });
}

async function builtRelease(): Promise<{ release: string; site: BuiltSite }> {
  try {
    const release = await currentRelease(buildFolder());
    return { release, site: readBuiltSite(join(release, "site.json")) };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new Refusal({
      fr: `Le site construit manque dans ${buildFolder()}/, ou n’est pas entier. Lancez d’abord : npm run build`,
      en: error.message,
    });
  }
}
