import { choice, field, say } from "./field.ts";
import { draft, line } from "./fields.ts";
import { seoDescription, subtitle, tag } from "./parts.ts";

/** The columns of the footer that can link to a page. */
const footerColumns = {
  participate: ["Participer", "Take part"],
  work: ["Travailler avec nous", "Work with us"],
  legal: ["Cadre légal", "Legal"],
} as const;

export type FooterColumn = keyof typeof footerColumns;

const longLine = say(line, { long: true });

/** The front matter of a page that is only text: `plain-pages/faq.fr.md` is `/fr/faq`. */
export const plainPage = field("Page de texte", "Text page", {
  title: field(["Titre", "Aussi celui de l’onglet"], ["Title", "Also the title of the tab"], line),
  description: seoDescription(longLine),
  tag: tag(line),
  subtitle: subtitle(longLine),
  footer: field(
    ["Colonne du pied de page", "(Aucun) : pas de lien dans le pied de page"],
    ["Column of the footer", "(None): no link in the footer"],
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
