import { type Language, languages } from "#model/languages.ts";
import { type Page, allPages } from "#model/pages.ts";
import { staticTargets } from "#tools/accessibility-plan.ts";
import { examplePath } from "#tools/example-path.ts";
import { fixture } from "#tools/test/sites.ts";

export type ValidatedPage = { kind: string; lang: Language; address: string };

/** The largest page of each kind in each language of the fixture. */
export const kindsOfPage: ValidatedPage[] = languages.flatMap((lang) =>
  allPages.flatMap((kind) => {
    const address = examplePath(kind, lang, fixture.build);
    return address === undefined ? [] : [{ kind, lang, address }];
  }),
);

/** Error and offline pages. */
export const fallbacks: ValidatedPage[] = languages.flatMap((lang) =>
  staticTargets
    .filter((address) => address.startsWith(`/${lang}/`))
    .map((address) => ({ kind: address.replace(/^\/\w+\//, "").replaceAll("/", "-"), lang, address })),
);

export function addressOfKind(kind: Page, lang: Language): string {
  const found = kindsOfPage.find((each) => each.kind === kind && each.lang === lang);
  if (!found) throw new Error(`The fixture has no page of the kind ${kind}. Give it one in tests/sites/fixture.`);
  return found.address;
}
