import { spawn } from "node:child_process";
import { once } from "node:events";
import { foldersOf, type TestSite } from "#tools/test/sites.ts";

/** Builds a test site; throws with the whole output when that fails. */
export async function buildSite(site: TestSite, env = {}): Promise<void> {
  const build = spawn("npm", ["run", "--silent", "build"], { env: { ...process.env, ...foldersOf(site), ...env } });
  let said = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const [status] = (await once(build, "close")) as [number | null];
  if (status !== 0) throw new Error(`The site of ${site.content} could not be built:\n${said}`);
}
