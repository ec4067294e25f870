import { missingSigns } from "./faces.ts";
import { finding, type Finding } from "../finding.ts";
import { markdownTokens, type Placed } from "../read/markdown-tokens.ts";
import { child } from "../read/schema-lookup.ts";
import { placeOf, type TextFile } from "../read/text-file.ts";
import type { Rule, Tree } from "../read/tree.ts";

/** What the layout of the PDFs knows; a test compares with it. */
const known = new Set(
  (
    "space def heading paragraph text list list_item blockquote table code hr " + // blocks
    "strong em link codespan br escape"
  ).split(" "),
);
const levels = [2, 3, 4];

/** The Markdown texts hold nothing that a PDF cannot show. */
export const pdfTexts: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(withoutTitle(file.text)).flatMap((placed) => inToken(tree, file, placed)),
  );

function inToken(tree: Tree, file: TextFile, { token, offset, inHeading }: Placed): Finding[] {
  const report = (wording: Parameters<typeof finding>[3], at = offset) =>
    finding(file.shownAs, placeOf(file.text, at), "", wording);
  if (!known.has(token.type)) return [report(tree.say.notInPdf(token.raw.trim().split("\n")[0] ?? ""))];
  if (token.type === "heading" && !levels.includes(Number(child(token, "depth"))))
    return [report(tree.say.headingLevel(Number(child(token, "depth"))))];
  if (!["text", "codespan", "code"].includes(token.type) || child(token, "tokens")) return [];
  const signs = new Set(missingSigns(inHeading ? "display" : "text", String(child(token, "text"))));
  return [...signs].map((sign) => report(tree.say.missingSign(sign), offset + Math.max(token.raw.indexOf(sign), 0)));
}

/** The title comes from the YAML file beside the text; the first line of the text only repeats it. */
function withoutTitle(text: string): string {
  return text.replace(/^\s*# .*\n/, (title) => title.replace(/[^\n]/g, " "));
}
