import { wordNames, wordPattern } from "#model/computed-words.ts";
import type { Finding } from "../finding.ts";
import { maskCode } from "../read/masks.ts";
import type { Wording } from "../messages/wording.ts";
import { closest } from "../read/suggest.ts";
import { entries, findingInMarkdown, findingInText, type Rule, type Tree } from "../read/tree.ts";
import { texts } from "../read/walk.ts";

const known: readonly string[] = wordNames;

/** Each {word} in a text is a known one, in a field where words are filled in. */
export const knownWords: Rule = (tree) => [...inYaml(tree), ...inMarkdown(tree)];

function inYaml(tree: Tree): Finding[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf) => {
      const key = leaf.path.at(-1);
      const isFilled = key === "fr" || key === "en" || key === "value";
      return [...leaf.text.matchAll(wordPattern)].flatMap((found): Finding[] => {
        const wording = isFilled ? unknown(tree, found) : tree.say.wordOutsideText(found[0]);
        return wording ? [findingInText(file, leaf, found.index, wording)] : [];
      });
    }),
  );
}

function inMarkdown(tree: Tree): Finding[] {
  return [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(wordPattern)].flatMap((found): Finding[] => {
      const wording = unknown(tree, found);
      return wording ? [findingInMarkdown(file, found.index, wording)] : [];
    }),
  );
}

function unknown(tree: Tree, [word, name = ""]: RegExpExecArray): Wording | undefined {
  if (known.includes(name) && word === `{${name}}`)
    return countsNothing(tree, name) ? tree.say.countOfNothing(word) : undefined;
  const meant = closest(name, known);
  return tree.say.unknownWord(word, meant && `{${meant}}`);
}

/** A new edition has no rooms or speakers yet, and no page may say « zéro salle ». */
function countsNothing(tree: Tree, name: string): boolean {
  const counted = name.replace(/InWords$/, "");
  if (counted === "rooms") return entries(tree, "schedule").some(({ data }) => data.rooms.length === 0);
  return counted === "speakers" && entries(tree, "speakers").some(({ data }) => data.speakers.length === 0);
}
