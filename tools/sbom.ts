import { readFileSync } from "node:fs";

type Locked = { version: string; integrity?: string; license?: string; dev?: boolean; optional?: boolean };
type Lock = { name: string; version: string; packages: Record<string, Locked> };

/** Every package the lock file names, as a CycloneDX list of parts. npm's own command refuses Lighthouse's loose ranges. */
export function softwareParts(lockFile = "package-lock.json") {
  const { name, version, packages } = JSON.parse(readFileSync(lockFile, "utf8")) as Lock;
  const parts = new Map(
    Object.entries(packages).flatMap(([path, locked]) => {
      const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
      return packageName ? [[`${packageName}@${locked.version}`, componentOf(packageName, locked)] as const] : [];
    }),
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "site", name, version } },
    components: [...parts.values()],
  };
}

function componentOf(name: string, { version, integrity, license, dev, optional }: Locked) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [, algorithm, digest = ""] = /^sha(\d+)-(.+)$/.exec(integrity ?? "") ?? [];
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    // What only builds and tests the site is no part of it.
    scope: dev ? "excluded" : optional ? "optional" : "required",
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm && { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, "base64").toString("hex") }] }),
  };
}
