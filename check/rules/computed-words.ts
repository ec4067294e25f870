import { wordNames, wordPattern } from "#model/computed-words.ts";
import { fault, fieldName, type Fault } from "../fault.ts";
import { maskCode } from "../masks.ts";
import type { Wording } from "../messages/wording.ts";
import { closest } from "../suggest.ts";
import { placeOf } from "../text-file.ts";
import type { Rule, Tree } from "../tree.ts";
import { placeOfWords, texts } from "../walk.ts";

const known: readonly string[] = wordNames;

/** Each {word} in a text is one that the site can fill in, and stands where it is filled in. */
export const knownWords: Rule = (tree) => [...inYaml(tree), ...inMarkdown(tree)];

function inYaml(tree: Tree): Fault[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap(({ text, path }) => {
      const key = path.at(-1);
      const isFilled = key === "fr" || key === "en" || key === "value";
      return written(text).flatMap(({ 0: word, 1: name = "" }): Fault[] => {
        const wording = isFilled ? unknown(tree, word, name) : tree.say.wordOutsideText(word);
        return wording ? [fault(file.shownAs, placeOfWords(file, path, word), fieldName(path), wording)] : [];
      });
    }),
  );
}

function inMarkdown(tree: Tree): Fault[] {
  return [...tree.markdown.values()].flatMap((file) =>
    written(maskCode(file.text)).flatMap(({ 0: word, 1: name = "", index }): Fault[] => {
      const wording = unknown(tree, word, name);
      return wording ? [fault(file.shownAs, placeOf(file.text, index), "", wording)] : [];
    }),
  );
}

function written(text: string): RegExpExecArray[] {
  return text.includes("{") ? [...text.matchAll(wordPattern)] : [];
}

function unknown(tree: Tree, word: string, name: string): Wording | undefined {
  if (known.includes(name) && word === `{${name}}`) return undefined;
  const meant = closest(name, known);
  return tree.say.unknownWord(word, meant && `{${meant}}`);
}
