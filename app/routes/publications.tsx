import { Newsletter } from "../features/publications/newsletter.tsx";
import { PublicationList } from "../features/publications/publication-list.tsx";
import { publicationsData } from "../features/publications/publications.server.ts";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { pageHead } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/publications.ts";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: pageHead("publications", lang), ...publicationsData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function PublicationsPage({ loaderData }: Route.ComponentProps) {
  const { header, art, publications, categories, newsletter, newsletterForm } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <PublicationList publications={publications} categories={categories} />
      {newsletterForm && <Newsletter text={newsletter} {...newsletterForm} />}
    </>
  );
}
