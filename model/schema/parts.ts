import { z } from "zod";
import { field, matching, say, written } from "./field.ts";
import { email, heading, httpsUrl, isoDate, label, name, nameOf, phrase, text, title } from "./fields.ts";

/** Groups of fields that several content files share. */

const figureValue = field(
  ["Valeur", "Un nombre entier, ou {cities}, {countries}, {branches} ou {schools}, que le site compte lui-même"],
  ["Value", "A whole number, or {cities}, {countries}, {branches} or {schools}, which the site counts itself"],
  written(
    z.union([z.int().positive(), z.enum(["{cities}", "{countries}", "{branches}", "{schools}"])]),
    "Écrivez un nombre entier, ou ce que le site compte lui-même : {cities}, {countries}, {branches} ou {schools}.",
    "Write a whole number, or what the site counts itself: {cities}, {countries}, {branches} or {schools}.",
  ),
);

export const plus = field(
  ["Suivi d’un +", "Oui : affiché 800+"],
  ["Followed by a +", "true: shown as 800+"],
  z.boolean().default(false),
);

export const figure = { value: figureValue, plus, label };

const imageFile = matching(
  /^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i,
  "Choisissez une image en .jpg, .png, .webp, .avif ou .svg, sans espace ni accent dans son nom\u202f; une adresse web n’est pas acceptée.",
  "Choose a picture as .jpg, .png, .webp, .avif or .svg, without spaces or accents in its name; a web address is not accepted.",
);

export const picture = field("Image", "Picture", {
  src: say(
    field(
      ["Fichier", "Une image déposée ici\u202f; une adresse web est refusée, car elle peut disparaître"],
      ["File", "A picture put in here; a web address is refused, as it may vanish"],
      imageFile,
    ),
    { file: "picture" },
  ),
  alt: field(
    [
      "Texte de remplacement",
      "Ce que montre l’image, pour les personnes qui ne la voient pas ; à réécrire quand l’image change",
    ],
    [
      "Alternative text",
      "What the picture shows, for people who cannot see it; write it again when the picture changes",
    ],
    written(text, "Dites ce que l’image montre.", "Say what the picture shows."),
  ),
  consent: field(
    [
      "Accord des personnes, ou relecture",
      "Photos : le jour où les personnes visibles ont donné leur accord écrit, ou celui où l’on a constaté que personne n’est reconnaissable",
    ],
    [
      "Consent of the people, or review",
      "Photographs: the day the people shown agreed in writing, or it was seen that nobody can be recognised",
    ],
    isoDate.optional(),
  ),
});

/** A logo has no alternative text, because its name is shown beside it. */
export const logo = say(field("Logo", "Logo", imageFile), { file: "logo" });

const role = field("Fonction", "Role", nameOf("roles"));

export const person = {
  name,
  role,
  feminine: field(
    ["Écrire la fonction au féminin", "Oui : « Présidente » ; non : « Président »"],
    ["Write the role in the feminine", "true: “Présidente”, false: “Président”"],
    z.boolean().default(false),
  ),
  image: field(
    ["Portrait", "Portrait (4:5) ; sans lui, celui que la personne a ailleurs sur le site, sinon ses initiales"],
    ["Portrait", "Portrait (4:5); without one, the picture this person has elsewhere on the site, else the initials"],
    picture.optional(),
  ),
};

/** Names a role instead of a person, so that the page follows the elections. */
export const answering = field("Qui répond", "Who answers", {
  role: field(
    ["Fonction", "La personne du bureau actuel qui l’exerce est affichée"],
    ["Role", "The member of the current board who has it is shown"],
    role,
  ),
  email: field(
    ["Courriel", "Sans lui, celui de l’association"],
    ["E-mail address", "Without one, the association's"],
    email.optional(),
  ),
  text: field(
    ["Texte", "Une ou deux phrases : qui répond, et comment"],
    ["Text", "One or two sentences on who answers and how"],
    text,
  ),
});

export const account = {
  linkedin: field("LinkedIn", "LinkedIn", httpsUrl.optional()),
  x: field("X", "X", httpsUrl.optional()),
};

export const networks = field(
  ["Réseaux sociaux", "Laissez vides ceux qui n’existent pas"],
  ["Social networks", "Leave out those that do not exist"],
  z.strictObject({
    ...account,
    youtube: field("YouTube", "YouTube", httpsUrl.optional()),
    instagram: field("Instagram", "Instagram", httpsUrl.optional()),
  }),
).default({});

export const seoDescription = <S extends z.ZodType>(words: S) =>
  field(
    ["Description", "Une ou deux phrases pour les résultats de recherche (moins de 160 caractères)"],
    ["Description", "One or two sentences for search results (under 160 characters)"],
    words,
  );

export const seo = field("Moteurs de recherche", "Search engines", {
  title: field(
    ["Titre", "Titre de l’onglet et des résultats de recherche (moins de 60 caractères)"],
    ["Title", "Title in the browser tab and in search results (under 60 characters)"],
    phrase,
  ),
  description: seoDescription(text),
});

export const tag = <S extends z.ZodType>(words: S) =>
  field(["Étiquette", "Quelques mots au-dessus du titre"], ["Tag", "A few words above the title"], words);

export const subtitle = <S extends z.ZodType>(words: S) =>
  field(
    ["Sous-titre", "Une ou deux phrases sous le titre"],
    ["Subtitle", "One or two sentences below the heading"],
    words,
  );

export const header = field("En-tête de la page", "Top of the page", {
  tag: tag(phrase),
  title,
  subtitle: subtitle(text),
});

export const headed = z.strictObject({ heading, text });

/** A section whose content is in other files. */
export const headingAlone = z.strictObject({ heading });
