import type { Language } from "#model/languages.ts";
import { finding, fileFinding, type Finding } from "../finding.ts";
import { formatContent } from "./format-content.ts";
import { catalogues } from "../messages/catalogue.ts";
import type { Files } from "../read/tree.ts";

/** Files that are not in canonical form, or whose comments the editor would lose. */
export function formNotes(files: Files, { lang, shownAs }: { lang: Language; shownAs: string }): Finding[] {
  const say = catalogues[lang];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith(".yaml")) return [];
    const text = decoder.decode(bytes);
    const formatted = text ? formatContent(path, text) : undefined;
    if (!formatted) return [];
    const file = `${shownAs}/${path}`;
    if ("text" in formatted) return formatted.text === text ? [] : [fileFinding(file, say.otherForm())];
    return formatted.reason === "comment"
      ? [finding(file, { line: formatted.line, column: 1 }, "", say.comment())]
      : [];
  });
}
