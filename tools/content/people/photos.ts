import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { follow } from "#check/read/paths.ts";
import { slugOf } from "#model/slug.ts";
import { type ContentEdit, type Item, itemOf } from "../content-edit.ts";
import type { Message } from "../messages.ts";
import type { Person } from "./columns.ts";
import type { PeopleList } from "./lists.ts";

/** Copies the photo named in the sheet next to the content file, unless it is there already. */
export function placePhoto(
  edit: ContentEdit,
  list: PeopleList,
  person: Person,
  value: Item,
  photos: string,
): Message | undefined {
  const { photo, name = "", line } = person;
  if (photo === undefined) return undefined;
  if (photo === "") {
    delete value["image"];
    return undefined;
  }
  const folder = dirname(list.file);
  const there = follow(folder, photo);
  const src = there !== undefined && edit.files.has(there) ? photo : bringIn(edit, list, name, photo, photos);
  if (src === undefined) return notFound(line, photo, photos);
  const old = itemOf(value["image"]);
  const kept = old["src"] === src ? itemOf(old["alt"]) : undefined;
  value["image"] = {
    src,
    alt: {
      fr:
        person.photoAlt || (kept?.["fr"] ?? `Portrait ${/^[aeiouyàâéèêëîïôöùûüh]/i.test(name) ? "d’" : "de "}${name}.`),
      en: person.photoAltEnglish || (kept?.["en"] ?? `Portrait of ${name}.`),
    },
  };
  return undefined;
}

function bringIn(edit: ContentEdit, list: PeopleList, name: string, photo: string, photos: string): string | undefined {
  const wanted = basename(photo.replaceAll("\\", "/")).normalize("NFC").toLowerCase();
  const files = existsSync(photos) ? readdirSync(photos, { withFileTypes: true }) : [];
  const found = files.find((file) => file.isFile() && file.name.normalize("NFC").toLowerCase() === wanted)?.name;
  if (!found || !/\.(jpe?g|png|webp|avif)$/i.test(found)) return undefined;
  const folder = dirname(list.file);
  const src = `${list.where || "portraits"}/${slugOf(name)}${extname(found).toLowerCase()}`;
  edit.set(`${folder}/${src}`, readFileSync(join(photos, found)));
  return src;
}

function notFound(line: number, photo: string, photos: string): Message {
  const place = photos === "." ? { fr: "ce dossier", en: "this folder" } : { fr: photos, en: photos };
  return {
    fr: `Ligne ${line} : la photo « ${photo} » n’est pas dans ${place.fr} (JPEG, PNG, WebP ou AVIF). Posez-la là, ou videz la case.`,
    en: `Line ${line}: the photo “${photo}” is not in ${place.en} (JPEG, PNG, WebP or AVIF). Put it there, or empty the cell.`,
  };
}
