import { fault, fieldName, type Fault } from "../fault.ts";
import { maskCode } from "../read/masks.ts";
import { placeOf } from "../read/text-file.ts";
import type { Rule } from "../read/tree.ts";
import { placeInText, texts } from "../read/walk.ts";

/** Onion addresses are the exception: Tor encrypts them itself. */
const insecure = /http:\/\/(?![a-z2-7]{56}\.onion(?![\w-]|\.\w))[^\s<>()[\]"«»]+/gi;

/** Every link is https, in YAML and in Markdown. */
export const secureLinks: Rule = (tree) => {
  const inYaml = [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf) =>
      [...leaf.text.matchAll(insecure)].map(({ 0: link, index }): Fault =>
        fault(file.shownAs, placeInText(file, leaf, index), fieldName(leaf.path), tree.say.httpLink(link)),
      ),
    ),
  );
  const inMarkdown = [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(insecure)].map(({ 0: link, index }) =>
      fault(file.shownAs, placeOf(file.text, index), "", tree.say.httpLink(link)),
    ),
  );
  return [...inYaml, ...inMarkdown];
};
