import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for stand-ins of external services; undefined without openssl. */
export function selfSigned(): { key: Buffer; cert: Buffer } | undefined {
  const work = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(work, "key.pem"), join(work, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-subj", "/CN=stand-in"];
  const { status } = spawnSync("openssl", args, { stdio: "ignore" });
  const made = status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
  rmSync(work, { recursive: true });
  return made;
}

export const hasOpenssl = (): boolean => spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;
