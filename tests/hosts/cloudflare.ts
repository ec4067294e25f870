import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloudflarePages } from "#delivery/hosts/all-hosts.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { writeHostSettings } from "#delivery/hosts/write-settings.ts";
import { freePort, type Running, running } from "#tools/other-servers.ts";
import { installProgram } from "#tools/programs/install-program.ts";
import { site } from "../server/fixture.ts";

/** Runs Cloudflare's own engine offline on the folder that would be uploaded. */
export async function startCloudflare(folder: string): Promise<Running> {
  const client = join(folder, "client");
  const [port, inspector, work] = [await freePort(), await freePort(), mkdtempSync(join(tmpdir(), "cloudflare-"))];
  const upload = join(work, "upload");
  copyForHost(client, upload, cloudflarePages, site);
  await writeHostSettings(upload, cloudflarePages, site);

  const words = ["pages", "dev", upload, "--ip=127.0.0.1", `--port=${port}`, `--inspector-port=${inspector}`];
  // Must not be later than the release of this wrangler version.
  const date = "--compatibility-date=2026-10-01";
  const child = spawn(process.execPath, [wrangler(), ...words, date, "--log-level=warn"], {
    cwd: work,
    env: { ...process.env, ...offline, HOME: work, XDG_CONFIG_HOME: work },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return running(child, port, work, 60);
}

/** No metrics, error reports or downloads. */
const offline = {
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

function wrangler(): string {
  // The version that uploads the site; installed separately, because it takes 225 MB.
  const { folder, problem } = installProgram("wrangler");
  if (problem) throw new Error(`wrangler could not be installed:\n${problem}`);
  return join(folder, "node_modules/wrangler/bin/wrangler.js");
}
