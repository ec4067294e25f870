import { proseOf } from "#check/read/read-prose.ts";
import type { Language } from "#model/languages.ts";
import { derived, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";

/** A page that is a Markdown file; its header has a drawing if `pipeline/drawing/fixed/header/<id>.svg` exists. */
export function plainPageData(id: string, lang: Language) {
  const { plainPages, site } = content();
  const page = plainPages.find((each) => each.id === id);
  if (!page) throw new Response(null, { status: 404 });
  const { title, description, tag, subtitle, body } = page;
  return {
    seo: { title: { fr: `${title.fr} · ${site.name}`, en: `${title.en} · ${site.name}` }, description },
    header: { tag: tag[lang], title: title[lang], subtitle: subtitle[lang] },
    art: derived().art[`header/${id}`] && headerArt(id),
    text: proseOf(body[lang], `plain-pages/${id}.${lang}.md`),
  };
}
