import { type Language, languages } from "#model/languages.ts";
import { sharedFields } from "#model/schema/plain-page.ts";

const frontMatter = /^---\n(?:[\s\S]*?\n)??---(?:\n|$)/;

/** The front matter of a Markdown file as YAML, and its text; in `masked`, blanks keep the text at its place. */
export function partFrontMatter(text: string): { head: string; body: string; masked: string } {
  const whole = frontMatter.exec(text)?.[0] ?? "";
  const body = text.slice(whole.length);
  return { head: whole.replace(/---\n?$/, ""), body, masked: whole.replace(/[^\n]/g, " ") + body };
}

/** `plain-pages/faq.fr.md` is in French. */
export function languageOfFile(path: string): Language | undefined {
  return languages.find((lang) => path.endsWith(`.${lang}.md`));
}

const shared: readonly string[] = sharedFields;

/** Front matter as rules know texts from YAML files: `title` becomes `title.fr`. */
export function inItsLanguage(data: unknown, lang: Language): unknown {
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, shared.includes(key) ? value : { [lang]: value as unknown }]),
  );
}

/** The two files of a plain page as one entry. */
export function joinLanguages(french: object, english: object): object {
  const texts = (file: object) => ({ link: Reflect.get(file, "title") as unknown, ...file });
  const [fr, en] = [texts(french), texts(english)];
  return Object.fromEntries(
    Object.entries(fr).map(([key, value]) => [
      key,
      shared.includes(key) ? value : { fr: value, en: Reflect.get(en, key) as unknown },
    ]),
  );
}
