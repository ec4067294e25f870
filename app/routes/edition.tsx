import { pastEditionData, pastEditionSeo } from "../features/krypto-tour/editions.server.ts";
import { PastEdition } from "../features/krypto-tour/past-edition.tsx";
import { languageOf } from "#model/languages.ts";
import { headFor } from "../shell/head.server.ts";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/edition.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export function loader({ params: { year }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const head = headFor({ page: "edition", lang, seo: pastEditionSeo(year) }, { year });
  return { head, edition: pastEditionData(year, lang) };
}

export default function EditionPage({ loaderData: { edition } }: Route.ComponentProps) {
  return <PastEdition edition={edition} />;
}
