import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { readBuiltSite } from "#delivery/built-site.ts";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { writeHostSettings } from "#delivery/hosts/write-settings.ts";
import { currentRelease } from "#delivery/releases.ts";
import { buildIfChanged } from "../build/if-changed.ts";
import { Refusal } from "../content/messages.ts";

interface Prepared {
  /** The host's settings and, if it is uploaded, the files. */
  folder: string;
  isUploaded: boolean;
}

/** Builds if needed, then replaces build/deploy/<host> as a whole. */
export async function prepareFor(name: string): Promise<Prepared> {
  const host = hosts[name];
  const known = Object.keys(hosts).join(", ");
  if (!host)
    throw new Refusal({
      fr: `${name && `« ${name} » n’est pas un hébergeur connu ici. `}Nommez un hébergeur : ${known}.`,
      en: `${name && `Unknown host “${name}”. `}Name a host: ${known}.`,
    });
  if ((await buildIfChanged()) !== 0)
    throw new Refusal({ fr: "La construction a échoué.", en: "The site could not be built." });
  const release = await currentRelease(buildFolder());
  const site = readBuiltSite(join(release, "site.json"));
  const shown = join(buildFolder(), "deploy", name);
  const folder = join(release, "deploy", name);
  const prepared = `${folder}.new`;
  rmSync(prepared, { recursive: true, force: true });
  try {
    await writeHostSettings(prepared, host, site);
    if (host.filesIn !== undefined) copyForHost(join(release, "client"), join(prepared, host.filesIn), host, site);
    rmSync(folder, { recursive: true, force: true });
    renameSync(prepared, folder);
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
  return { folder: shown, isUploaded: host.filesIn !== undefined };
}
