/** Invisible characters, and those that change the text direction. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** The zero-width joiner inside an emoji. */
const joins = /(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/u;

/** One line of plain text without markup, invisible characters or placeholders of the content check. */
export function plainLine(text: string, most: number): string {
  const plain = text
    .replaceAll(/<[^<>]{0,500}>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll("\n", " ")
    .replaceAll(unseen, (sign, index: number, whole: string) =>
      sign === "\u200D" && joins.test(whole.slice(Math.max(0, index - 3), index + 3)) ? sign : "",
    )
    .replaceAll("http://", "")
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .replaceAll(/\s+/g, " ")
    .trim();
  return shortened(plain, most);
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = [...text].slice(0, most - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${(word > most / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}

const address = /https:\/\/[^\s<>"\\)]+/;

export function firstAddress(...texts: (string | undefined)[]): string | undefined {
  const found = texts.flatMap((text) => address.exec(text ?? "")?.[0] ?? []);
  return found.find((url) => url.length < 500 && URL.canParse(url) && new URL(url).hostname.includes("."));
}

/** The first line of a description that is neither a URL nor a label ending in a colon. */
export function firstSentence(description: string, most: number): string | undefined {
  const lines = description.split(/\n|<br\s*\/?>|<\/p>/i).map((line) => plainLine(line, most));
  return lines.find((line) => line.length > 3 && !line.endsWith(":") && !/https?:/.test(line));
}
