import type { Language } from "#model/languages.ts";
import { holderOf, type Pictured, portraitOf, roleLabel } from "#model/selections.ts";
import type { Person } from "../ui/person-card.tsx";
import { imageOr } from "./pictures.server.ts";
import { slugOf } from "#model/slug.ts";
import { content } from "./source.server.ts";

/** The portrait, or a tile with the initials, which needs no alternative text. */
export function faceOf(person: Pictured, folder: string, lang: Language): Pick<Person, "image" | "alt"> {
  const found = portraitOf(content(), person, folder);
  return {
    image: imageOr(`portrait/${slugOf(person.name)}`, found?.folder ?? folder, found?.image.src),
    alt: found?.image.alt[lang] ?? "",
  };
}

type PersonSource = Pictured & { role: string; feminine: boolean };

export function personOf(person: PersonSource, folder: string, lang: Language): Person {
  return { name: person.name, role: roleLabel(content(), person, lang), ...faceOf(person, folder, lang) };
}

type Answering = { role: string; email?: string | undefined; text: string };

export function contactOf({ role, email, text }: Answering, lang: Language) {
  const holder = holderOf(content(), role);
  return {
    text,
    email: email ?? content().site.email,
    person: holder && personOf(holder.person, holder.folder, lang),
    firstName: holder?.person.name.split(" ")[0] ?? content().site.name,
  };
}
