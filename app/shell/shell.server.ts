import { localise } from "#model/localise.ts";
import { content } from "../content/source.server.ts";
import { derived } from "../content/pictures.server.ts";
import type { Language } from "#model/languages.ts";
import { counterFor } from "#model/page-counter.ts";
import { pathTo, rowOf, singlePages } from "#model/pages.ts";
import { reportLink } from "#model/report-link.ts";
import { textsOf } from "#model/selections.ts";
import { buildWords } from "#model/words/catalogues.ts";

export function shellFor(lang: Language) {
  const { site, legal, kryptoTourPage } = content();
  const { name, legalForm, sample, founded, email, location, call, social, analytics, embeds } = localise(site, lang);
  const { documents } = derived();
  return {
    name,
    legalForm,
    sampleNotice: sample ? buildWords[lang].sample.notice : undefined,
    copyright: { from: founded, to: new Date().getFullYear() },
    email,
    report: reportLink(site, "mistake", lang),
    location,
    call,
    social,
    audiencePages: audienceLabels(lang),
    footerLinks: footerLinks(lang),
    tour: { title: kryptoTourPage.title, inMenu: kryptoTourPage.inMenu },
    analytics: { provider: counterFor(analytics, process.env), mode: embeds.mode },
    legal: legal
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, title }) => ({ title: title[lang], href: documents[`legal/${id}/${lang}`]?.href ?? "" })),
  };
}

/** Of the pages that name a column of the footer, designed ones first. */
function footerLinks(lang: Language) {
  const designed = singlePages.flatMap((page) => {
    const [{ footer }, texts] = [rowOf(page), textsOf(content(), page)];
    return footer && "header" in texts ? [{ footer, path: pathTo(page, lang), name: texts.header.title[lang] }] : [];
  });
  const plain = content().plainPages.flatMap(({ id, footer, link }) =>
    footer ? [{ footer, path: pathTo("plain", lang, { id }), name: link[lang] }] : [],
  );
  return [...designed, ...plain];
}

function audienceLabels(lang: Language) {
  const { homePage, joinPage, partnerPage, pressPage } = content();
  return {
    join: homePage.audiencePages.join.button[lang],
    branches: homePage.hero.branches[lang],
    open: joinPage.opening.button[lang],
    partner: partnerPage.header.title[lang],
    press: pressPage.header.title[lang],
  };
}

export type Shell = ReturnType<typeof shellFor>;
