import { buildSite } from "./build-site.ts";
import { writeOtherSettings } from "./other-settings.ts";
import { fixture, otherSettings } from "./sites.ts";

/** Builds the sites that the browser tests visit beside the real one. */
await buildSite(fixture);
writeOtherSettings();
await buildSite(otherSettings);
