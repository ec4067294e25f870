import { localise } from "#model/localise.ts";
import { content } from "../content/source.server.ts";
import { art, derived } from "../content/pictures.server.ts";
import type { Language } from "#model/languages.ts";
import { joinUrl } from "#model/selections.ts";

/** What every page shows around its own content. */
export function shellFor(lang: Language) {
  const { site, legal, edition, homePage } = content();
  const { name, legalForm, sample, offline, copyright, email, location, call, social, analytics, embeds } = localise(
    site,
    lang,
  );
  const { documents } = derived();
  return {
    name,
    legalForm,
    sample,
    offline,
    copyright,
    email,
    location,
    call,
    social,
    doors: (["join", "partner", "press"] as const).map((page) => ({ page, label: homePage.doors[page].button[lang] })),
    joinUrl: joinUrl(site),
    tour: { title: edition.title, inMenu: edition.inMenu },
    analytics: { provider: analytics, mode: embeds.mode },
    lostSignal: art("lost-signal"),
    lostBranch: art("lost-branch"),
    legal: legal
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, title }) => ({ title: title[lang], href: documents[`legal/${id}/${lang}`]?.href ?? "" })),
  };
}

export type Shell = ReturnType<typeof shellFor>;
