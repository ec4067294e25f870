import { choice, field, say } from "./field.ts";
import { draft, line } from "./fields.ts";

/** The columns of the footer that can link to a page. */
const footerColumns = {
  participate: ["Participer", "Take part"],
  work: ["Travailler avec nous", "Work with us"],
  legal: ["Cadre légal", "Legal"],
} as const;

export type FooterColumn = keyof typeof footerColumns;

/** The front matter of a page that is only text: `plain-pages/faq.fr.md` is `/fr/faq`. */
export const plainPage = field("Page de texte", "Text page", {
  title: field(["Titre", "Aussi celui de l’onglet"], ["Title", "Also the title of the tab"], line),
  description: field(
    ["Description", "Une ou deux phrases pour les résultats de recherche (moins de 160 caractères)"],
    ["Description", "One or two sentences for search results (under 160 characters)"],
    say(line, { long: true }),
  ),
  tag: field(["Étiquette", "Quelques mots au-dessus du titre"], ["Tag", "A few words above the title"], line),
  subtitle: field(
    ["Sous-titre", "Une ou deux phrases sous le titre"],
    ["Subtitle", "One or two sentences below the heading"],
    say(line, { long: true }),
  ),
  footer: field(
    ["Colonne du pied de page", "Vide : aucun lien dans le pied de page"],
    ["Column of the footer", "Empty: no link in the footer"],
    choice(footerColumns).optional(),
  ),
  link: field(
    ["Nom du lien", "Dans le pied de page ; vide : le titre"],
    ["Name of the link", "In the footer; empty: the title"],
    line.optional(),
  ),
  draft,
});

/** The same in both languages; the editor writes them to both files. */
export const sharedFields = ["footer", "draft"] as const;
