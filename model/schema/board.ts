import { z } from "zod";
import { field, matching } from "./field.ts";
import { description, draft, isoDate, nameOf, paragraph, phrase, position, sample, text, title } from "./fields.ts";
import { account, person } from "./parts.ts";

const boardMember = field("Personne", "Person", {
  ...person,
  description: field(
    ["Description", "Une ou deux phrases sur le travail de la personne"],
    ["Description", "One or two sentences about the person's work"],
    text,
  ),
  branch: field("Antenne", "Branch", nameOf("branches").optional()),
  school: field(
    ["École", "École ou mention, quand la personne n’a pas d’antenne ici"],
    ["School", "School or label, when the member has no branch here"],
    phrase.optional(),
  ),
  ...account,
});

export const boardYear = field("Bureau", "Board", {
  label: field(
    ["Libellé", "L’année seule, par exemple 2026 : elle nomme aussi le fichier et range les bureaux"],
    ["Label", "The year alone, e.g. 2026: it also names the file and puts the boards in order"],
    matching(
      /^\d{4}( - \d{4})?$/,
      "Écrivez l’année seule, par exemple 2026, ou deux années, par exemple 2020 - 2017.",
      "Write the year alone, e.g. 2026, or two years, e.g. 2020 - 2017.",
    ),
  ),
  from: field(
    ["En place à partir du", "Le bureau précédent est affiché jusque-là"],
    ["In office from", "The one before is shown until then"],
    isoDate.optional(),
  ),
  sample,
  draft,
  members: field("Membres", "Members", z.array(boardMember).min(1)),
});

const poleMember = field("Personne", "Person", { ...person, description: description.optional() });

export const pole = field("Pôle", "Working group", {
  position,
  title,
  description: field("Description", "Description", z.array(paragraph).min(1)),
  sample,
  draft,
  year: field(["Année", "Celle de cette équipe"], ["Year", "That of this team"], z.int()),
  team: field("Équipe", "Team", z.array(poleMember).min(1)),
});

export const roles = field(
  "Fonctions",
  "Roles",
  z.record(
    matching(
      /^[a-z]+([A-Z][a-z]+)*$/,
      "Écrivez seulement des lettres sans accent, en commençant par une minuscule, par exemple vicePresident.",
      "Write letters only, beginning with a small one, e.g. vicePresident.",
    ),
    field("Fonction", "Role", {
      masculine: field("Au masculin", "Masculine form", phrase),
      feminine: field("Au féminin", "Feminine form", phrase),
    }),
  ),
);

export type BoardMember = z.infer<typeof boardMember>;
export type Pole = z.infer<typeof pole>;
