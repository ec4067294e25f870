import { collections } from "#model/collections.ts";
import { wordNames, wordPattern } from "#model/computed-words.ts";
import { type Finding, perhaps, quote } from "../finding.ts";
import { partFootnotes } from "../read/footnotes.ts";
import { frenchFaults, maskCode } from "../read/french.ts";
import { proseOf } from "../read/read-prose.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, inMarkdown, passagesOf, type Rule, type Tree } from "../read/tree.ts";
import { missingSigns } from "./faces.ts";

/** French typography of `fr:` fields and French Markdown files. */
const frenchTexts: Rule = (tree) =>
  passagesOf(tree)
    .filter(({ lang }) => lang === "fr")
    .flatMap(({ text, report }) => {
      const lines = text.split("\n");
      return frenchFaults(text).map(({ line, before, after }) => {
        const index = lines.slice(0, line).join("\n").length + 1;
        if (before === after) return report(index, straightMark);
        const [wrong, right] = difference(before, after);
        return report(index, {
          fr: `Typographie\u00a0: ${quote.fr(wrong)} s’écrit ${quote.fr(right)}, avec l’apostrophe ’, les guillemets « » et des espaces insécables devant \`: ; ! ? »\`. \`npm run content -- fix\` corrige presque tout.`,
          en: `French typography: ${quote.en(wrong)} is written ${quote.en(right)}, with the apostrophe ’, « » and no-break spaces before \`: ; ! ? »\`. \`npm run content -- fix\` puts most of it right.`,
        });
      });
    });

const straightMark = {
  fr: "Ce texte a un guillemet droit (\" ou ') sans son pendant. Écrivez l’apostrophe ’, ou les guillemets « et » autour des mots.",
  en: "This text has a straight quotation mark (\" or ') without its pair. Write the apostrophe ’, or « and » around the words.",
};

/** The whole words around the first difference. */
function difference(before: string, after: string): string[] {
  const start = [...before].findIndex((sign, index) => sign !== after[index]);
  const from = before.lastIndexOf(" ", Math.max(start - 2, 0)) + 1;
  const words = new RegExp(`^.{0,${start - from + 8}}\\S*`);
  return [before, after].map((text) => words.exec(text.slice(from))?.[0].trim() ?? "");
}

/** Each {word} in a text is a known one, in a field where words are filled in. */
const knownWords: Rule = (tree) =>
  passagesOf(tree).flatMap(({ text, file, path, lang, report }) =>
    [...(path.length > 0 ? text : maskCode(text)).matchAll(wordPattern)].flatMap(
      ({ 0: word, 1: name = "", index }): Finding[] => {
        const isFilled = lang !== undefined || path.length === 0 || path.at(-1) === "value";
        const isKnown = wordNames.includes(name) && word === `{${name}}`;
        if (isFilled && isKnown && !countsNothing(tree, name, file.path)) return [];
        const meant = isKnown ? undefined : closest(name, wordNames);
        const message = {
          fr: `Le site ne peut pas remplacer ${quote.fr(word)} ici. Dans un texte en deux langues, il remplace les mots de docs/modifier-le-site.md entre accolades simples, par exemple {cities}\u202f; ailleurs, écrivez la valeur elle-même.${perhaps.fr(meant && `{${meant}}`)}`,
          en: `The site cannot fill in ${quote.en(word)} here. In a text in two languages it fills in the words of docs/modifier-le-site.md between single braces, e.g. {cities}; elsewhere, write the value itself.${perhaps.en(meant && `{${meant}}`)}`,
        };
        return [report(index, message)];
      },
    ),
  );

/** A new edition has no rooms or speakers yet, and no page may say « zéro salle ». */
function countsNothing(tree: Tree, name: string, path: string): boolean {
  const files = [...tree.yaml.keys()].filter((each) => belongsTo(each, collections.editions[0]));
  // One with errors may be the newest.
  if (!files.every((each) => tree.valid.has(each))) return false;
  const editions = entries(tree, "editions");
  const edition = editions.find(({ file }) => file.path === path) ?? editions.findLast(({ data }) => !data.draft);
  if (name.startsWith("rooms")) return edition?.data.schedule.rooms.length === 0;
  return name.startsWith("speakers") && edition?.data.speakers.length === 0;
}

/** The typefaces of drawings and PDFs have every character; no drawing shows the agenda, which comes from a calendar. */
const knownSigns: Rule = (tree) =>
  passagesOf(tree)
    .filter(({ file }) => file.path !== collections.agenda[0])
    .flatMap(({ text, report }) =>
      [...new Set(missingSigns(text))].map((sign) =>
        report(text.indexOf(sign), {
          fr: `Les caractères du site n’ont pas le signe ${quote.fr(sign)}. Écrivez-le autrement, en lettres latines.`,
          en: `The site's typefaces do not have the sign ${quote.en(sign)}. Write it in another way, in Latin letters.`,
        }),
      ),
    );

/** Pages and PDFs can show everything in the Markdown files, and each footnote has a reference. */
const soundMarkdown: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) => {
    const findings: Finding[] = [];
    // The title comes from the YAML file.
    const body = file.text.replace(/^\s*# .*\n/, (title) => title.replace(/[^\n]/g, " "));
    proseOf(body, file.path, ({ raw }) => {
      if (raw.startsWith("</")) return;
      const line = raw.trim().split("\n")[0] ?? "";
      const picture = {
        fr: `Le site ne peut pas montrer ${quote.fr(line)}. Dans une page de texte, une image est seule entre deux lignes vides, avec ce qu’elle montre et un fichier du même dossier\u00a0: \`![Ce que montre l’image](image.webp)\`. Les autres textes, qui deviennent des PDF, n’en ont pas.`,
        en: `The site cannot show ${quote.en(line)}. In a text page, a picture stands alone between two empty lines, with what it shows and a file of the same folder: \`![What the picture shows](picture.webp)\`. Other texts, which become PDFs, have none.`,
      };
      const text = {
        fr: `Le site ne peut pas montrer ${quote.fr(line)}. Tenez-vous aux titres \`##\` à \`####\`, au gras, aux italiques, aux listes, tableaux, citations et code, et aux liens qui commencent par https://, mailto:, tel: ou /.`,
        en: `The site cannot show ${quote.en(line)}. Keep to headings \`##\` to \`####\`, bold, italics, lists, tables, quotations and code, and to links that start with https://, mailto:, tel: or /.`,
      };
      findings.push(inMarkdown(file, body.indexOf(line), line.startsWith("![") ? picture : text));
    });
    const { missing, unused } = partFootnotes(maskCode(body));
    const notes = [...missing, ...unused].map((id) =>
      inMarkdown(file, file.text.indexOf(`[^${id}]`), {
        fr: `La note ${quote.fr(id)} n’a pas de texte, ou rien ne l’appelle. Il faut \`[^${id}]\` dans le texte et une ligne \`[^${id}]: …\`.`,
        en: `The footnote ${quote.en(id)} has no text, or nothing refers to it. It takes \`[^${id}]\` in the text and a line \`[^${id}]: …\`.`,
      }),
    );
    return [...findings, ...notes];
  });

/** The rules that need no other file. */
export const textRules = [frenchTexts, knownWords, knownSigns, soundMarkdown];
