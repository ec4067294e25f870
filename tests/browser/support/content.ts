import { loadContent } from "#check/load.ts";
import { localise } from "#model/localise.ts";
import type { Language } from "./site.ts";

/** What the association says, as the build read it: the words to look for on the pages. */
export const content = loadContent("content");

export { localise };

type Officer = { role: string; feminine: boolean };

/** The label of a role, in the form that suits the person. */
export function roleOf({ role, feminine }: Officer, lang: Language): string {
  return content.roles[role]?.[feminine ? "feminine" : "masculine"][lang] ?? "";
}
