import { wordNames, wordPattern } from "#model/computed-words.ts";
import type { Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { passagesOf } from "../read/passages.ts";
import { closest } from "../read/suggest.ts";
import { entries, type Rule, type Tree } from "../read/tree.ts";

const known: readonly string[] = wordNames;

/** Each {word} in a text is a known one, in a field where words are filled in. */
export const knownWords: Rule = (tree) =>
  passagesOf(tree).flatMap(({ withoutCode, path, report }) => {
    const isFilled = !path || ["fr", "en", "value"].includes(String(path.at(-1)));
    return [...withoutCode.matchAll(wordPattern)].flatMap((found): Finding[] => {
      const wording = isFilled ? unknown(tree, found) : tree.say.wordOutsideText(found[0]);
      return wording ? [report(found.index, wording)] : [];
    });
  });

function unknown(tree: Tree, [word, name = ""]: RegExpExecArray): Wording | undefined {
  if (known.includes(name) && word === `{${name}}`)
    return countsNothing(tree, name) ? tree.say.countOfNothing(word) : undefined;
  const meant = closest(name, known);
  return tree.say.unknownWord(word, meant && `{${meant}}`);
}

/** A new edition has no rooms or speakers yet, and no page may say « zéro salle ». */
function countsNothing(tree: Tree, name: string): boolean {
  const counted = name.replace(/InWords$/, "");
  if (counted === "rooms") return !entries(tree, "schedule").some(({ data }) => data.rooms.length > 0);
  if (counted === "speakers") return !entries(tree, "speakers").some(({ data }) => data.speakers.length > 0);
  return counted.startsWith("poles") && entries(tree, "poles").every(({ data }) => data.draft);
}
