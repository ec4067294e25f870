/** What is wrong, and what to do about it: whole sentences for the person who edits the content. */
export type Wording = readonly [message: string, remedy: string];

const longest = 60;

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function notText(value: unknown): string {
  return `\`${short(JSON.stringify(value) ?? "")}\``;
}

/** What stands in the file: a text within the quotation marks of the reader's language, anything else as code. */
export const quote = {
  en: (value: unknown) => (typeof value === "string" ? `"${short(value)}"` : notText(value)),
  fr: (value: unknown) => (typeof value === "string" ? `«\u00a0${short(value)}\u00a0»` : notText(value)),
};

/** The end of a remedy when a known word looks like the one that was written. */
export const perhaps = {
  en: (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quote.en(suggestion)}?` : ""),
  fr: (suggestion: string | undefined) => (suggestion ? ` Vouliez-vous écrire ${quote.fr(suggestion)}\u202f?` : ""),
};
