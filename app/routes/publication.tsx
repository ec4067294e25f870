import { publicationData, publicationSeo, scholarTags } from "../features/publication/publication.server.ts";
import { PublicationHead } from "../features/publication/publication-head.tsx";
import { Cite, Neighbours, Reading } from "../features/publication/publication-sections.tsx";
import { languageOf } from "#model/languages.ts";
import { headFor } from "../shell/head.server.ts";
import { meta as pageMeta } from "../shell/head.ts";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/publication.ts";

export const handle = staticPage;

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return {
    head: headFor({ page: "publication", lang, seo: publicationSeo(id) }, { id }),
    scholar: scholarTags(id, lang),
    publication: publicationData(id, lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({ loaderData }),
  ...(loaderData?.scholar ?? []),
];

export default function PublicationPage({ loaderData: { publication } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <PublicationHead publication={publication} />
        <Reading publication={publication} />
      </article>
      <Cite publication={publication} />
      <Neighbours {...publication} />
    </>
  );
}
