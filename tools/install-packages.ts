import { spawnSync } from "node:child_process";

/** Installs Debian packages; returns false if that is not possible. */
export function installPackages(names: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const run = (...args: string[]) => {
    const line = isRoot ? ["apt-get", ...args] : ["sudo", "-n", "apt-get", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(line[0]!, [...line.slice(1), "-qq"], { stdio: "ignore", timeout: 300_000, env }).status === 0;
  };
  const install = () => run("install", "-y", "--no-install-recommends", ...names);
  return install() || (run("update") && install());
}
