import { timelineRows } from "#model/membership.ts";
import { localise } from "#model/localise.ts";
import { art, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function associationData(lang: Language) {
  const { associationPage, timeline } = content();
  const { seo: _, ...text } = localise(associationPage, lang);
  const years = localise(timeline, lang).toSorted((a, b) => a.id.localeCompare(b.id));
  const bands = timelineRows(years);
  return {
    ...text,
    art: headerArt("association"),
    mast: { wide: art("timeline/wide"), middle: art("timeline/middle"), narrow: art("timeline/narrow") },
    years: years.map((year, index) => ({ ...year, share: bands[index]?.foot ?? 0 })),
  };
}

export type AssociationData = ReturnType<typeof associationData>;
export type TimelineYear = AssociationData["years"][number];
