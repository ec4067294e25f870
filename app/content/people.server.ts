import type { Language } from "#i18n/languages.ts";
import type { Image } from "#ui/picture.tsx";
import { portrait } from "./pictures.server.ts";
import { content } from "./source.server.ts";

export type PersonSource = { name: string; role: string; feminine: boolean };
export type Person = { name: string; role: string; image: Image; alt: string };

/** The label of a role, in the form that suits the person. */
function roleLabel({ role, feminine }: PersonSource, lang: Language): string {
  const forms = content().roles[role];
  if (!forms) throw new Error(`content/roles.yaml has no role called "${role}"`);
  return forms[feminine ? "feminine" : "masculine"][lang];
}

type Photo = { src: string; alt: { fr: string; en: string } } | undefined;

/** What every card of a person shows. A drawn portrait says nothing the name does not say. */
export function personOf(person: PersonSource, photo: Photo, folder: string, lang: Language): Person {
  return {
    name: person.name,
    role: roleLabel(person, lang),
    image: portrait(folder, person.name, photo?.src),
    alt: photo?.alt[lang] ?? "",
  };
}
