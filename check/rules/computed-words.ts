import { wordNames, wordPattern } from "#model/computed-words.ts";
import { finding, fieldName, type Finding } from "../finding.ts";
import { maskCode } from "../read/masks.ts";
import type { Wording } from "../messages/wording.ts";
import { closest } from "../read/suggest.ts";
import { placeOf } from "../read/text-file.ts";
import { entries, type Rule, type Tree } from "../read/tree.ts";
import { placeInText, texts } from "../read/walk.ts";

const known: readonly string[] = wordNames;

/** Each {word} in a text is one that the site can fill in, and stands where it is filled in. */
export const knownWords: Rule = (tree) => [...inYaml(tree), ...inMarkdown(tree)];

function inYaml(tree: Tree): Finding[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf) => {
      const key = leaf.path.at(-1);
      const isFilled = key === "fr" || key === "en" || key === "value";
      return [...leaf.text.matchAll(wordPattern)].flatMap((found): Finding[] => {
        const wording = isFilled ? unknown(tree, found) : tree.say.wordOutsideText(found[0]);
        return wording
          ? [finding(file.shownAs, placeInText(file, leaf, found.index), fieldName(leaf.path), wording)]
          : [];
      });
    }),
  );
}

function inMarkdown(tree: Tree): Finding[] {
  return [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(wordPattern)].flatMap((found): Finding[] => {
      const wording = unknown(tree, found);
      return wording ? [finding(file.shownAs, placeOf(file.text, found.index), "", wording)] : [];
    }),
  );
}

function unknown(tree: Tree, [word, name = ""]: RegExpExecArray): Wording | undefined {
  if (known.includes(name) && word === `{${name}}`)
    return countsNothing(tree, name) ? tree.say.countOfNothing(word) : undefined;
  const meant = closest(name, known);
  return tree.say.unknownWord(word, meant && `{${meant}}`);
}

/** Rooms and speakers of an edition are not known when it opens: « zéro salle » is no sentence. */
function countsNothing(tree: Tree, name: string): boolean {
  const counted = name.replace(/InWords$/, "");
  if (counted === "rooms") return entries(tree, "schedule").some(({ data }) => data.rooms.length === 0);
  return counted === "speakers" && entries(tree, "speakers").some(({ data }) => data.speakers.length === 0);
}
