import { loadContent } from "#check/load.ts";
import { localise } from "#model/localise.ts";
import { fixture } from "#tests/sites/fixture.ts";

export const content = loadContent(fixture.content);

export { localise };
