import type { Language } from "#model/languages.ts";
import { holderOf, type Pictured, portraitOf, roleLabel } from "#model/selections.ts";
import type { Person } from "../ui/person-card.tsx";
import type { Face } from "../ui/portrait.tsx";
import { art, image } from "./pictures.server.ts";
import { content } from "./source.server.ts";

/** The portrait, or a drawing for the initials, which need no alternative text. */
export function faceOf(person: Pictured, folder: string, lang: Language): Face {
  const found = portraitOf(content(), person, folder);
  if (!found) return { image: art("initials"), alt: "", initials: initialsOf(person.name) };
  return { image: image(found.folder, found.image.src), alt: found.image.alt[lang] };
}

/** First letters of the first and family name, without particles such as « de » or « van der ». */
export function initialsOf(name: string): string {
  const [first = "?", ...rest] = name.trim().split(/\s+/);
  const family = rest.find((word) => /^\p{Lu}/u.test(familyPart(word))) ?? rest[0] ?? "";
  return [first, family].map((word) => familyPart(word).normalize("NFC").charAt(0).toLocaleUpperCase("fr")).join("");
}

/** « d’Almeida » counts as Almeida, « O’Brien » as O’Brien. */
const familyPart = (word: string) => word.replace(/^\p{Ll}{1,2}['’]/u, "");

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
