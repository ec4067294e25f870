import { loadContent } from "#check/load.ts";
import { localise } from "#model/localise.ts";
import { fixture } from "#tools/test/sites.ts";

/** What the fixture says: the words to look for on its pages. */
export const content = loadContent(fixture.content);

export { localise };
