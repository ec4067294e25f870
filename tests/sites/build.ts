import { buildSite } from "./build-site.ts";
import { writeTwins } from "./settings.ts";
import { askFirst, fixture, otherSettings } from "#tools/test/sites.ts";

/** Builds the sites that the browser tests visit beside the real one. */
writeTwins();
for (const site of [fixture, otherSettings, askFirst]) await buildSite(site);
