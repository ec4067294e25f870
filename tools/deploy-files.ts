import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import type { BuiltSite } from "#delivery/hosts/host.ts";
import { deployFolder } from "#delivery/hosts/write-settings.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";

/** `npm run deploy:files -- netlify` makes build/deploy/netlify the folder to upload. */
const [name = ""] = process.argv.slice(2);
const host = hosts[name];
if (!host) {
  console.error(`Name one of the hosts: ${Object.keys(hosts).join(", ")}.`);
  process.exit(1);
}
if (host.filesIn === undefined) {
  console.log(`${name} serves build/client as it is, with the settings in ${join(deployFolder(), name)}.`);
} else {
  const site = JSON.parse(readFileSync("build/site.json", "utf8")) as BuiltSite;
  copyForHost("build/client", join(deployFolder(), name, host.filesIn), host, site);
  console.log(`Ready to upload: ${join(deployFolder(), name)}`);
}
