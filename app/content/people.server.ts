import type { Language } from "#model/languages.ts";
import type { Image } from "../ui/picture.tsx";
import { portrait } from "./pictures.server.ts";
import { holderOf, roleLabel } from "#model/selections.ts";
import { content } from "./source.server.ts";

export type PersonSource = { name: string; role: string; feminine: boolean };
export type Person = { name: string; role: string; image: Image; alt: string };

type Photo = { src: string; alt: { fr: string; en: string } } | undefined;

/** What every card of a person shows. A drawn portrait says nothing the name does not say. */
export function personOf(person: PersonSource, photo: Photo, folder: string, lang: Language): Person {
  return {
    name: person.name,
    role: roleLabel(content(), person, lang),
    image: portrait(folder, person.name, photo?.src),
    alt: photo?.alt[lang] ?? "",
  };
}

type Answering = { role: string; email?: string | undefined; text: string };

/** Who answers for something, with the address to write to. */
export function contactOf({ role, email, text }: Answering, lang: Language) {
  const holder = holderOf(content(), role);
  return {
    text,
    email: email ?? content().site.email,
    person: holder && personOf(holder.person, holder.person.image, holder.folder, lang),
    firstName: holder?.person.name.split(" ")[0] ?? content().site.name,
  };
}
