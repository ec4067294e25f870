import { type Language, languages } from "#model/languages.ts";
import { fault, fieldName, type Fault } from "../fault.ts";
import { maskAllButProse } from "../read/masks.ts";
import { placeOf } from "../read/text-file.ts";
import { entries, type Rule, type Tree } from "../read/tree.ts";
import { placeInText, texts } from "../read/walk.ts";

interface Term {
  use: string;
  pattern: RegExp;
  exceptions: RegExp[];
}

interface Found {
  word: string;
  use: string;
  index: number;
}

/** The same word for the same thing, as glossary.yaml settles it. */
export const oneWordForOneThing: Rule = (tree) =>
  entries(tree, "glossary").flatMap(({ data }) =>
    languages.flatMap((lang) => {
      const terms = data[lang].map(({ use, avoid, except }): Term => {
        const words = avoid.map(asPattern).join("|");
        const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "giu");
        return { use, pattern, exceptions: except.map((phrase) => new RegExp(asPattern(phrase), "giu")) };
      });
      return [...inYaml(tree, lang, terms), ...inMarkdown(tree, lang, terms)];
    }),
  );

function inYaml(tree: Tree, lang: Language, terms: readonly Term[]): Fault[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)]
      .filter(({ path }) => path.at(-1) === lang)
      .flatMap((leaf) =>
        avoided(leaf.text, terms).map(({ word, use, index }) =>
          fault(file.shownAs, placeInText(file, leaf, index), fieldName(leaf.path), tree.say.avoidedWord(word, use)),
        ),
      ),
  );
}

function inMarkdown(tree: Tree, lang: Language, terms: readonly Term[]): Fault[] {
  return [...tree.markdown.values()]
    .filter(({ path }) => path.endsWith(`.${lang}.md`))
    .flatMap((file) =>
      avoided(file.text, terms).map(({ word, use, index }) =>
        fault(file.shownAs, placeOf(file.text, index), "", tree.say.avoidedWord(word, use)),
      ),
    );
}

function avoided(text: string, terms: readonly Term[]): Found[] {
  // Computed words such as {email} are no words of the text.
  const prose = maskAllButProse(text).replace(/\{[^}]*\}|\S+@\S+/g, hidden);
  return terms.flatMap(({ use, pattern, exceptions }) => {
    const searched = exceptions.reduce((rest, phrase) => rest.replace(phrase, hidden), prose);
    return [...searched.matchAll(pattern)].map(({ 0: word, index }) => ({ word, use, index }));
  });
}

/** However its spaces are written, singular or plural. */
function asPattern(phrase: string): string {
  return `${phrase
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("\\s+")}s?`;
}

function hidden(found: string): string {
  return found.replace(/[^\n]/g, "_");
}
