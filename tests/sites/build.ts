import { buildSite } from "./build-site.ts";
import { writeTwin } from "./settings.ts";
import { fixture, otherSettings } from "#tools/test/sites.ts";

/** Builds the sites that the browser tests visit beside the real one. */
writeTwin();
for (const site of [fixture, otherSettings]) await buildSite(site);
