import { useEffect } from "react";
import { useLocation, useOutletContext } from "react-router";
import { notFound as words } from "#model/words/not-found.ts";
import { type Language, languageOf, otherLanguage } from "#model/languages.ts";
import { inLanguage, unprefixedPathTo } from "#model/pages.ts";
import type { Shell } from "./shell.server.ts";

/** One page for every missing address: the prefix's language first, the other below it. */
export function NotFound() {
  const { name, lostSignal: art } = useOutletContext<Shell>();
  const { pathname } = useLocation();
  const lang = languageOf(pathname);
  const other = otherLanguage(lang);
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname]);
  return (
    <section className="lost on-night">
      <title>{`${words[lang].code} · ${name}`}</title>
      <img className="lost-art" src={art.src} width={art.width} height={art.height} alt="" />
      <div className="wrap grid items-end gap-x-16 gap-y-16 pb-section lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="font-semibold text-on-night-soft">{words[lang].code}</p>
          <h1 className="mt-4 text-4xl leading-none tracking-display">{words[lang].title}</h1>
          <Rest lang={lang} />
        </div>
        <div lang={other}>
          <p className="font-semibold text-on-night-soft">{words[other].code}</p>
          <h2 className="mt-2 text-2xl">{words[other].title}</h2>
          <Rest lang={other} />
        </div>
      </div>
    </section>
  );
}

function Rest({ lang }: { lang: Language }) {
  return (
    <>
      <p className="lede mt-6 mb-8 text-on-night-soft">{words[lang].text}</p>
      <a className="button" href={unprefixedPathTo("home")} data-gate={lang} data-gate-target={inLanguage("/", lang)}>
        {words[lang].home}
      </a>
    </>
  );
}
