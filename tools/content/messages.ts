import type { Language } from "#model/languages.ts";

export type Message = Record<Language, string>;

/** Adds no-break spaces to French punctuation. */
function inLanguage(message: Message, lang: Language): string {
  return lang === "fr" ? message.fr.replace(/ (?=[:;?!»])/g, "\u00a0").replaceAll("« ", "«\u00a0") : message.en;
}

export function say(message: Message, lang: Language): void {
  console.log(inLanguage(message, lang));
}

/** Errors in the input, printed without a stack trace. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly reasons: readonly Message[];

  constructor(...reasons: Message[]) {
    super(reasons.map(({ en }) => en).join("\n"));
    this.reasons = reasons;
  }
}

export const contentHasErrors = () =>
  new Refusal({
    fr: "Le contenu a des fautes. Corrigez-les d’abord : npm run content -- check",
    en: "The content has errors. Fix them first: npm run content -- check",
  });

const shown = 25;

export function describeRefusal({ reasons }: Refusal, lang: Language): string {
  const more = reasons.length - shown;
  const rest = { fr: `… et ${more} autres fautes.`, en: `… and ${more} more errors.` };
  return [...reasons.slice(0, shown).map((reason) => inLanguage(reason, lang)), ...(more > 0 ? [rest[lang]] : [])].join(
    "\n",
  );
}
