import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

/** OSI-approved licences that libraries and fonts for browsers may have. */
const approved = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 MPL-2.0 OFL-1.1 Unlicense Zlib".split(" "),
);

/** Part of our style sheets, which are not modules of the bundle. */
const inStyleSheets = ["tailwindcss"];

export type Licence = { name: string; version: string; licence: string; text: string };

/** Writes /licences.txt; fails the build if a licence is not open source. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const names = [...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []);
      const all = [...new Set([...names, ...inStyleSheets])].toSorted().map(readLicence);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licenceList(all) });
    },
  };
}

export function packageOf(moduleId: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(moduleId)?.[1]?.replace("\\", "/");
}

const packageFile = z.object({ version: z.string(), license: z.string().default("none") });

export function readLicence(name: string): Licence {
  const folder = join("node_modules", name);
  const { version, license } = packageFile.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const [file] = globSync("{LICENSE,LICENCE,license,licence}*", { cwd: folder });
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return { name, version, licence: license, text };
}

export function licenceList(all: readonly Licence[]): string {
  const refused = all.filter(({ licence }) => !approved.has(licence));
  if (refused.length > 0) {
    const list = refused.map(({ name, licence }) => `${name} (${licence})`).join(", ");
    throw new Error(`Packages for browsers without a known open-source licence: ${list}.`);
  }
  const entries = all.map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}`.trim());
  return `What this site ships to browsers, and under which licences.\n\n${entries.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
