import { localise } from "#model/localise.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function associationData(lang: Language) {
  const { associationPage, timeline } = content();
  const { seo: _, ...text } = localise(associationPage, lang);
  return {
    ...text,
    art: art("header/association"),
    mast: art("timeline-mast"),
    years: localise(timeline, lang).toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

export type TimelineYear = ReturnType<typeof associationData>["years"][number];
