import type { Content } from "./collections.ts";
import type { Language } from "./languages.ts";
import { mailTo } from "./mail.ts";
import { buildWords } from "./words/catalogues.ts";

/** The files in .github/ISSUE_TEMPLATE/. */
const forms = {
  branch: { fr: "antenne.fr.yml", en: "branch.en.yml" },
  board: { fr: "bureau.fr.yml", en: "board.en.yml" },
  mistake: { fr: "erreur.fr.yml", en: "mistake.en.yml" },
};

/** A link to report an error: an e-mail or an issue form, as set in content/site.yaml. */
export function reportLink({ report, email }: Content["site"], about: keyof typeof forms, lang: Language, title = "") {
  const label = buildWords[lang].report[about];
  if (report === "mail") return { label, href: mailTo(email, title === "" ? label : `${label} (${title})`) };
  return { label, href: `${report.replace(/\/$/, "")}/issues/new?template=${forms[about][lang]}` };
}
