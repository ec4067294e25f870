import { collections } from "#model/collections.ts";
import { wordNames, wordPattern } from "#model/computed-words.ts";
import type { Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { passagesOf } from "../read/passages.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, type Rule, type Tree } from "../read/tree.ts";

const known: readonly string[] = wordNames;

/** Each {word} in a text is a known one, in a field where words are filled in. */
export const knownWords: Rule = (tree) =>
  passagesOf(tree).flatMap(({ withoutCode, path, file, report }) => {
    const isFilled = !path || ["fr", "en", "value"].includes(String(path.at(-1)));
    return [...withoutCode.matchAll(wordPattern)].flatMap((found): Finding[] => {
      const wording = isFilled ? unknown(tree, found, file.path) : tree.say.wordOutsideText(found[0]);
      return wording ? [report(found.index, wording)] : [];
    });
  });

function unknown(tree: Tree, [word, name = ""]: RegExpExecArray, path: string): Wording | undefined {
  if (known.includes(name) && word === `{${name}}`)
    return countsNothing(tree, name, path) ? tree.say.countOfNothing(word) : undefined;
  const meant = closest(name, known);
  return tree.say.unknownWord(word, meant && `{${meant}}`);
}

/** A new edition has no rooms or speakers yet, and no page may say « zéro salle ». */
function countsNothing(tree: Tree, name: string, path: string): boolean {
  const counted = name.replace(/InWords$/, "");
  const editions = entries(tree, "editions");
  const isRead =
    editions.length === [...tree.files.keys()].filter((each) => belongsTo(each, collections.editions[0])).length;
  const edition = editions.find(({ file }) => file.path === path) ?? editions.findLast(({ data }) => !data.draft);
  if (counted === "rooms") return isRead && edition?.data.schedule.rooms.length === 0;
  if (counted === "speakers") return isRead && edition?.data.speakers.length === 0;
  return counted.startsWith("poles") && entries(tree, "poles").every(({ data }) => data.draft);
}
