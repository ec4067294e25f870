import { readFileSync } from "node:fs";
import { z } from "zod";

const locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
});
const lock = z.object({ name: z.string(), version: z.string(), packages: z.record(z.string(), locked) });
type Locked = z.infer<typeof locked>;

/** Every package the lock file names, as a CycloneDX list of parts. npm's own command refuses Lighthouse's loose ranges. */
export function softwareParts(lockFile = "package-lock.json") {
  const { name, version, packages } = lock.parse(JSON.parse(readFileSync(lockFile, "utf8")));
  const parts = new Map(
    Object.entries(packages).flatMap(([path, part]) => {
      const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
      return packageName ? [[`${packageName}@${part.version}`, componentOf(packageName, part)] as const] : [];
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
