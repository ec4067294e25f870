import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFolder } from "#check/check.ts";
import { describeTogether } from "#check/finding.ts";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { checkLaunch } from "#check/rules/launch.ts";
import { files as siteFiles } from "#model/files.ts";
import { contentHasErrors, readOptions, runCommand, say } from "./command.ts";

/** `npm run content -- launch` lists what is missing before the site may be public. */
await runCommand((lang) => {
  readOptions({});
  const folder = contentFolder();
  const today = new Date();
  const { files, findings } = checkFolder(folder, today);
  if (findings.length > 0) throw contentHasErrors();
  const path = join(buildFolder(), "client", siteFiles.security);
  const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const left = checkLaunch(files, { today, shownAs: folder, security: { path, text } });
  if (left.length === 0)
    return say({ fr: "Rien ne s’oppose à la mise en ligne.", en: "The site is ready to launch." }, lang);
  console.log(`${describeTogether(left, lang)}\n`);
  const many = left.length === 1 ? "" : "s";
  const fr = `${left.length} endroit${many} à revoir avant la mise en ligne`;
  say({ fr, en: `${left.length} place${many} to review before the launch` }, lang);
  process.exitCode = 1;
});
