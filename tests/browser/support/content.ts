import { loadContent } from "#check/load.ts";
import { localise } from "#model/localise.ts";
import { fixture } from "#tools/test/sites.ts";

export const content = loadContent(fixture.content);

export { localise };
