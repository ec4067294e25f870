import { proseOf } from "#check/read/read-prose.ts";
import { languageOf } from "#model/languages.ts";
import { withoutLanguage } from "#model/pages.ts";
import { derived, headerArt, image } from "../content/pictures.server.ts";
import { content } from "../content/source.server.ts";
import { headFor } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { Prose } from "../ui/prose.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/plain.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

/** The header has a drawing if `pipeline/drawing/fixed/header/<id>.svg` exists. */
export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const id = withoutLanguage(url.pathname).slice(1);
  const { plainPages, site } = content();
  const page = plainPages.find((each) => each.id === id);
  if (!page) throw new Response(null, { status: 404 });
  const { title, description, tag, subtitle, body } = page;
  const text = proseOf(body[lang], `plain-pages/${id}.${lang}.md`);
  const sources = text.flatMap((block) => (block.kind === "picture" ? block.src : []));
  const seo = { title: { fr: `${title.fr} · ${site.name}`, en: `${title.en} · ${site.name}` }, description };
  return {
    head: headFor({ page: "plain", lang, seo }, { id }),
    header: { tag: tag[lang], title: title[lang], subtitle: subtitle[lang] },
    art: derived().art[`header/${id}`] && headerArt(id),
    text,
    pictures: Object.fromEntries(sources.map((src) => [src, image("", src)])),
  };
}

export default function PlainPage({ loaderData: { header, art, text, pictures } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} {...(art && { art })} />
      <div className="wrap py-section">
        <Prose blocks={text} pictures={pictures} />
      </div>
    </>
  );
}
