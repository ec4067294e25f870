import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { fixture, otherSettings } from "./sites.ts";

/** The fixture, with every setting of site.yaml turned the other way. */
export function writeOtherSettings(): void {
  rmSync(otherSettings.content, { recursive: true, force: true });
  cpSync(fixture.content, otherSettings.content, { recursive: true });
  for (const file of globSync(join(otherSettings.content, "**/*.yaml"))) {
    writeFileSync(file, readFileSync(file, "utf8").replace(/^sample: true$/m, "sample: false"));
  }
  const file = join(otherSettings.content, "site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("analytics", "vercel");
  site.set("offline", false);
  site.setIn(["embeds", "mode"], "ask");
  writeFileSync(file, site.toString({ lineWidth: 0 }));
}
