import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { askFirst, fixture, otherSettings, type TestSite } from "#tools/test/sites.ts";

/** Far enough ahead for every build to come before it. */
const yearsAhead = "2099-10-10";

/** The twins of the fixture, which differ from it in settings and, where these are others, in an event yet to come. */
export function writeTwins(): void {
  copyFixture(otherSettings, (site) => {
    site.set("analytics", "vercel");
    site.set("offline", false);
  });
  for (const file of globSync(join(otherSettings.content, "**/*.yaml"))) {
    const text = readFileSync(file, "utf8").replace(/^sample: true$/m, "sample: false");
    writeFileSync(file, text.replace(/^date: "2025-10-11"$/m, `date: "${yearsAhead}"`));
  }
  copyFixture(askFirst, (site) => {
    site.set("analytics", "vercel");
    site.setIn(["embeds", "mode"], "ask");
  });
}

function copyFixture(twin: TestSite, change: (site: Document) => void): void {
  rmSync(twin.content, { recursive: true, force: true });
  cpSync(fixture.content, twin.content, { recursive: true });
  const file = join(twin.content, "site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  change(site);
  writeFileSync(file, site.toString({ lineWidth: 0 }));
}
