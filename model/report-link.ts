import type { Content } from "./collections.ts";
import type { Language } from "./languages.ts";
import { made } from "./words/made.ts";

/** The forms of .github/ISSUE_TEMPLATE/, by what they are about. */
const forms = {
  branch: { fr: "antenne.fr.yml", en: "branch.en.yml" },
  board: { fr: "bureau.fr.yml", en: "board.en.yml" },
  mistake: { fr: "erreur.fr.yml", en: "mistake.en.yml" },
  accessibility: { fr: "accessibilite.fr.yml", en: "accessibility.en.yml" },
};

/** Where somebody who will not edit files says what is wrong: a message or a form, as content/site.yaml says. */
export function reportLink({ report, email }: Content["site"], about: keyof typeof forms, lang: Language, title = "") {
  const label = made[lang].report[about];
  const subject = encodeURIComponent(title === "" ? label : `${label} (${title})`);
  if (report === "mail") return { label, href: `mailto:${email}?subject=${subject}` };
  return { label, href: `${report.replace(/\/$/, "")}/issues/new?template=${forms[about][lang]}` };
}
