import { type Language, languages } from "#model/languages.ts";
import { type Page, allPages } from "#model/pages.ts";
import { staticTargets } from "#tools/accessibility/plan.ts";
import { examplePath } from "#tools/example-path.ts";
import { fixture } from "#tools/test/sites.ts";

export type ValidatedPage = { kind: string; lang: Language; address: string };

/** The fullest page of each kind in each language, as the fixture is built: a new kind of page joins by itself. */
export const kindsOfPage: ValidatedPage[] = languages.flatMap((lang) =>
  allPages.flatMap((kind) => {
    const address = examplePath(kind, lang, fixture.build);
    return address === undefined ? [] : [{ kind, lang, address }];
  }),
);

/** Those that answer for what is not there. */
export const fallbacks: ValidatedPage[] = languages.flatMap((lang) =>
  staticTargets
    .filter((address) => address.startsWith(`/${lang}/`))
    .map((address) => ({ kind: address.replace(/^\/\w+\//, "").replaceAll("/", "-"), lang, address })),
);

/** The address at which a kind of page is validated. */
export function addressOfKind(kind: Page, lang: Language): string {
  const found = kindsOfPage.find((each) => each.kind === kind && each.lang === lang);
  if (!found) throw new Error(`The fixture has no page of the kind ${kind}. Give it one in tests/sites/fixture.`);
  return found.address;
}
