import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { derivedFolder } from "#check/folders.ts";
import { foldersOf, type TestSite } from "#tools/test/sites.ts";

/** Checks, derives and builds a site beside the real one; throws with all that was said when that fails. */
export async function buildSite(site: TestSite): Promise<void> {
  shareCache(site);
  const build = spawn("npm", ["run", "--silent", "build"], { env: { ...process.env, ...foldersOf(site) } });
  let said = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const [status] = (await once(build, "close")) as [number | null];
  if (status !== 0) throw new Error(`The site of ${site.content} could not be built:\n${said}`);
}

/** What was once derived from the same input is not made again for another site. */
function shareCache({ derived }: TestSite): void {
  const [shared, own] = [join(derivedFolder(), "cache"), join(derived, "cache")];
  mkdirSync(shared, { recursive: true });
  mkdirSync(derived, { recursive: true });
  if (!existsSync(own)) symlinkSync(resolve(shared), own, "junction");
}
