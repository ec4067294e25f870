import { latestPublications, supporterLogos } from "../../content/lists.server.ts";
import { localise } from "#model/localise.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { countsOf, joinUrl } from "#model/selections.ts";
import { citiesOnPlan } from "./cities.server.ts";

export function homeData(lang: Language) {
  const { site, homePage } = content();
  const { seo: _, statistics, audiencePages, supporters, ...text } = localise(homePage, lang);
  return {
    name: site.name,
    join: joinUrl(site) ?? pathTo("join", lang),
    publicationsUrl: site.links.publications,
    text,
    statistics: { ...statistics, figures: figuresOf(statistics.figures) },
    art: { plan: art("hero/plan"), mast: art("hero/mast"), smallMast: art("hero/mast-small") },
    audiencePages: (["join", "partner", "press"] as const).map((page) => ({
      page,
      ...audiencePages[page],
      art: art(`audience/${page}`),
    })),
    cities: citiesOnPlan(lang),
    counts: countsOf(content()),
    supporters: { ...supporters, become: audiencePages.partner.button, logos: supporterLogos(lang) },
    publications: latestPublications(lang, 4),
  };
}

export type HomeData = ReturnType<typeof homeData>;
