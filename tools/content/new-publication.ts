import { slugOf } from "#model/slug.ts";
import { ContentEdit } from "./content-edit.ts";
import { ask, newCommand } from "./new/ask.ts";
import { contentFile, writeAndTell } from "./new/told.ts";
import { aDay, aNumber, aSlug, oneOf } from "./new/wanted.ts";

const flags = [
  "title",
  "title-en",
  "id",
  "date",
  "category",
  "description",
  "description-en",
  "authors",
  "minutes",
  "word",
  "word-en",
] as const;

/** `npm run new:publication` adds a publication with its two texts, as a draft that only previews show. */
await newCommand(flags, async (values, { dir, lang }) => {
  const edit = new ContentEdit(dir);
  const { site, categories } = edit.content();
  const known = categories.categories.map(({ id }) => id);
  const { title } = await ask({
    lang,
    values,
    questions: { title: { text: { fr: "Titre en français ?", en: "Title in French?" } } },
  });
  const answers = await ask({
    lang,
    values,
    questions: {
      "title-en": { text: { fr: "Titre en anglais ?", en: "Title in English?" } },
      id: {
        text: { fr: "Nom du fichier et de l’adresse ?", en: "Name of the file and of the address?" },
        usual: slugOf(title),
        wrong: aSlug,
      },
      date: {
        text: { fr: "Jour de parution ?", en: "Day of publication?" },
        usual: new Date().toISOString().slice(0, 10),
        wrong: aDay,
      },
      category: {
        text: { fr: `Catégorie (${known.join(", ")}) ?`, en: `Category (${known.join(", ")})?` },
        wrong: oneOf(known),
      },
      description: { text: { fr: "Une ou deux phrases, en français ?", en: "One or two sentences, in French?" } },
      "description-en": { text: { fr: "Les mêmes en anglais ?", en: "The same in English?" } },
      authors: {
        text: {
          fr: "Qui l’a écrite ? Séparez les noms par des virgules.",
          en: "Who wrote it? Separate the names by commas.",
        },
      },
      minutes: { text: { fr: "Minutes de lecture ?", en: "Minutes to read it?" }, usual: "5", wrong: aNumber(1, 240) },
      word: { text: { fr: "Un mot court pour la couverture ?", en: "One short word for the cover, in French?" } },
      "word-en": { text: { fr: "Ce mot en anglais ?", en: "That word in English?" } },
    },
  });
  const { id } = answers;
  edit.add(
    `publications/${id}.yaml`,
    contentFile("publications", {
      title: { fr: title, en: answers["title-en"] },
      date: answers.date,
      category: answers.category,
      description: { fr: answers.description, en: answers["description-en"] },
      readTime: Math.round(Number(answers.minutes)),
      coverWord: { fr: answers.word, en: answers["word-en"] },
      read: site.links.publications,
      download: "local",
      authors: answers.authors.split(/\s*[,;]\s*/).filter(Boolean),
      draft: true,
    }),
  );
  edit.add(`publications/${id}.fr.md`, `## Introduction\n\n${answers.description}\n`);
  edit.add(`publications/${id}.en.md`, `## Introduction\n\n${answers["description-en"]}\n`);
  const file = `${dir}/publications/${id}`;
  writeAndTell(
    edit,
    [
      {
        fr: `Écrivez le texte dans ${file}.fr.md et ${file}.en.md ; les PDF en sont faits.`,
        en: `Write the text in ${file}.fr.md and ${file}.en.md; the PDFs are made from them.`,
      },
      {
        fr: `La couverture est dessinée d’après son mot ; pour une photo, posez-la dans ${file}/ et nommez-la sous image: (docs/modifier-le-site.md).`,
        en: `The cover is drawn from its word; for a photograph, put it in ${file}/ and name it under image: (docs/editing.md).`,
      },
      {
        fr: "npm run dev montre le brouillon dans /fr/publications.",
        en: "npm run dev shows the draft in /en/publications.",
      },
      {
        fr: `Pour la publier, retirez draft: true de ${file}.yaml, puis npm run content:check -- --lang fr`,
        en: `To publish it, remove draft: true from ${file}.yaml, then npm run content:check`,
      },
    ],
    lang,
  );
});
