import { useLocation, useOutletContext } from "react-router";
import { notFound as words } from "#model/words/error-pages.ts";
import { type Language, languageOf, otherLanguage } from "#model/languages.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import script from "../missing-page.ts?worker&url";
import { art as artOf } from "../content/pictures.server.ts";
import { NavigationLinks } from "../shell/navigation-links.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { missingPage } from "../shell/static-page.ts";
import { Button } from "../ui/button.tsx";
import { TextLink, textLinkClass } from "../ui/text-link.tsx";
import type { Route } from "./+types/not-found.ts";

export const handle = missingPage;

export const loader = () => ({ art: artOf("lost-signal") });

export const meta = () => [{ name: "robots", content: "noindex" }];

/** The language of the address first, the other below; the script logs the address and suggests a page. */
export default function NotFoundPage({ loaderData: { art } }: Route.ComponentProps) {
  const { name, audiencePages } = useOutletContext<Shell>();
  const { pathname } = useLocation();
  const lang = languageOf(pathname);
  const other = otherLanguage(lang);
  return (
    <section className="on-night relative grid min-h-svh content-end pt-[calc(var(--bar)+2rem)] pb-12 print:min-h-0 print:pt-0">
      <title>{`${words[lang].code} · ${name}`}</title>
      <script type="module" src={script} />
      {/* As high as the first screen allows with the text below. */}
      <img className="mb-8 h-[clamp(9rem,100svh-42rem,24rem)] w-full object-contain print:hidden" {...art} alt="" />
      <div className="wrap grid items-end gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="font-semibold text-on-night-soft">{words[lang].code}</p>
          <h1 className="mt-4 text-3xl leading-none tracking-display">{words[lang].title}</h1>
          <Rest lang={lang} />
          <p className="mt-6" data-nearest="" hidden>
            {words[lang].nearest} <span />
          </p>
        </div>
        <div lang={other}>
          <p className="font-semibold text-on-night-soft">{words[other].code}</p>
          <h2 className="mt-2 text-2xl">{words[other].title}</h2>
          <Rest lang={other} />
        </div>
        <nav className="lg:col-span-2" aria-label={words[lang].pages} data-pages="">
          <ul className="flex flex-wrap gap-y-1 gap-x-6 pt-4 border-t border-rule-night">
            <NavigationLinks className={`${textLinkClass} inline-block`} />
            {(["join", "partner", "press"] as const).map((page) => (
              <li key={page}>
                <TextLink className="inline-block" href={pathTo(page, lang)}>
                  {audiencePages[page]}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

function Rest({ lang }: { lang: Language }) {
  return (
    <>
      <p className="lede mt-4 mb-6 text-on-night-soft">{words[lang].text}</p>
      <Button href={unprefixedPathTo("home")}>{words[lang].home}</Button>
    </>
  );
}
