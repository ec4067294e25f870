/** What is wrong and what to do, in whole sentences for editors. */
export type Wording = readonly [message: string, remedy: string];

/** The wording in English, then in French. */
export type Words = readonly [message: string, remedy: string, french: string, frenchRemedy: string];

const longest = 60;

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function notText(value: unknown): string {
  return `\`${short(JSON.stringify(value) ?? "")}\``;
}

/** Quotes a text with the marks of the language, and other values as code. */
export const quote = {
  en: (value: unknown) => (typeof value === "string" ? `"${short(value)}"` : notText(value)),
  fr: (value: unknown) => (typeof value === "string" ? `«\u00a0${short(value)}\u00a0»` : notText(value)),
};

/** The end of a remedy that suggests a similar word. */
export const perhaps = {
  en: (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quote.en(suggestion)}?` : ""),
  fr: (suggestion: string | undefined) => (suggestion ? ` Vouliez-vous écrire ${quote.fr(suggestion)}\u202f?` : ""),
};
