import { z } from "zod";
import { field } from "./field.ts";
import { name } from "./fields.ts";

const word = field("Mot", "Word", name);

const terms = z
  .array(
    field("Mot", "Word", {
      use: field("Mot employé", "Word used", name),
      avoid: field(
        ["Mots à éviter", "Les mots de même sens ; leur pluriel est trouvé aussi"],
        ["Words to avoid", "Words for the same thing; their plural is found too"],
        z.array(word).min(1),
      ),
      except: field(
        ["Sauf dans", "Les expressions où l’un d’eux veut dire autre chose"],
        ["Except in", "Phrases in which one of them means something else"],
        z.array(word).default([]),
      ),
    }),
  )
  .default([]);

export const glossary = field("Glossaire", "Glossary", {
  fr: field("Français", "French", terms),
  en: field("Anglais", "English", terms),
});
