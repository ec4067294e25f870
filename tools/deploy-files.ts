import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { readBuiltSite } from "#delivery/built-site.ts";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { currentRelease } from "#delivery/releases.ts";

/** `npm run deploy:files -- netlify` makes build/deploy/netlify the folder to upload. */
const [name = ""] = process.argv.slice(2);
const host = hosts[name];
if (!host) {
  console.error(`Name one of the hosts: ${Object.keys(hosts).join(", ")}.`);
  process.exit(1);
}
const folder = join(buildFolder(), "deploy", name);
if (host.filesIn === undefined) {
  console.log(`${name} serves ${join(buildFolder(), "client")} as it is, with the settings in ${folder}.`);
} else {
  const release = await currentRelease(buildFolder());
  const site = readBuiltSite(join(release, "site.json"));
  copyForHost(join(release, "client"), join(release, "deploy", name, host.filesIn), host, site);
  console.log(`Ready to upload: ${folder}`);
}
