import { buildSite } from "./build-site.ts";
import { writeTwin } from "./settings.ts";
import { fixture, otherSettings } from "#tools/test/sites.ts";

/** Builds the test sites of the browser tests. */
writeTwin();
for (const site of [fixture, otherSettings]) await buildSite(site);
