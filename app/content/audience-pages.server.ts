import { formatBytes, formatDate, formatNumber } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { buildWords } from "#model/words/catalogues.ts";
import tokens from "../styles/tokens.css?raw";
import { derived } from "./pictures.server.ts";
import { content } from "./source.server.ts";

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

const named = ["accent", "night", "sky", "white"] as const;

export function brandColours() {
  return named.map((name) => ({ name, value: new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1] ?? "" }));
}

export function logoPack(lang: Language) {
  const pack = derived().downloads["logos"];
  if (!pack) throw new Error("The logo pack is missing: run npm run build");
  return { href: pack.href, size: formatBytes(pack.bytes, lang) };
}
