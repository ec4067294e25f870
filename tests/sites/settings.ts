import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { fixture, otherSettings } from "#tools/test/sites.ts";

/** A date after every build. */
const yearsAhead = "2099-10-10";

/** Copies the fixture with other settings and a future event. */
export function writeTwin(): void {
  const { content } = otherSettings;
  rmSync(content, { recursive: true, force: true });
  cpSync(fixture.content, content, { recursive: true });
  const file = join(content, "site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("analytics", "vercel");
  site.set("offline", false);
  writeFileSync(file, site.toString({ lineWidth: 0 }));
  for (const each of globSync(join(content, "**/*.yaml"))) {
    const text = readFileSync(each, "utf8").replace(/^sample: true$/m, "sample: false");
    writeFileSync(each, text.replace(/^date: "2025-10-11"$/m, `date: "${yearsAhead}"`));
  }
}
