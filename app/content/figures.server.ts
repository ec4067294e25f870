import { formatDate, formatNumber } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { content } from "./source.server.ts";

type Figure = { value: number | string; plus: boolean; label: string; caption?: string | undefined };

/** Values that the site counts itself arrive as strings. */
export function figuresOf(figures: Figure[]) {
  return figures.map((figure) => ({ ...figure, value: Number(figure.value) }));
}

/** Of the pages for partners and the press. */
export function datedFigures(lang: Language) {
  const { sample, reach } = content().partnerPage;
  return {
    notice: sample ? buildWords[lang].sample.figures : undefined,
    figures: localise(reach.figures, lang).map((figure) => ({
      value: formatNumber(Number(figure.value), lang),
      plus: figure.plus,
      label: figure.label,
      date: figure.date,
      day: formatDate(figure.date, lang),
      source: figure.source,
    })),
  };
}
