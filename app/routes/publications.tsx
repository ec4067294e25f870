import { Newsletter } from "../features/publications/newsletter.tsx";
import { PublicationList } from "../features/publications/publication-list.tsx";
import { publicationsData } from "../features/publications/publications.server.ts";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/publications.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("publications", publicationsData);

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
