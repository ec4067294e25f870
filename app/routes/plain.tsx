import { plainPageData } from "../features/plain-page/plain-page.server.ts";
import { languageOf } from "#model/languages.ts";
import { withoutLanguage } from "#model/pages.ts";
import { headFor } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { Prose } from "../ui/prose.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/plain.ts";
import "../ui/prose.css";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const id = withoutLanguage(url.pathname).slice(1);
  const { seo, ...page } = plainPageData(id, lang);
  return { head: headFor({ page: "plain", lang, seo }, { id }), ...page };
}

export default function PlainPage({ loaderData: { header, art, text } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} {...(art && { art })} />
      <div className="wrap py-section">
        <div className="prose">
          <Prose blocks={text} />
        </div>
      </div>
    </>
  );
}
