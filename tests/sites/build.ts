import { execFileSync } from "node:child_process";
import { buildSite } from "./build-site.ts";
import { Folder } from "./owners/edit.ts";
import { fixture, foldersOf, otherSettings } from "#tools/test/sites.ts";

/** Builds the test sites of the browser tests: the fixture, and a copy with other settings and a future event. */
const copy = Folder.copy(fixture.content, otherSettings.content);
copy.edit("site.yaml", (site) => {
  site.set("analytics", "vercel");
  site.set("offline", false);
});
copy.replaceAll(/^sample: true$/gm, "sample: false");
copy.replaceAll(/^date: "2025-10-11"$/gm, 'date: "2099-10-10"');
// Pictures and documents of both sites are made once.
execFileSync("node", ["tools/derive.ts"], { env: { ...process.env, ...foldersOf(fixture) } });
await Promise.all([fixture, otherSettings].map((site) => buildSite(site)));
