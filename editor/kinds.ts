import type { Field } from "@sveltia/cms";
import { collections } from "#model/collections.ts";
import type { JsonSchema } from "#check/read/json-schema.ts";
import type { FieldWords } from "#model/schema/field.ts";
import { recordKey, wholeFile } from "./forms.ts";
import { contentFolder, groupOf } from "./words.ts";

export type Common = { name: string; label: string; required: boolean; hint: string | undefined };

type Target = { collection: keyof typeof collections; value: string; shown: readonly string[] };

/** The files with the entries that a field can name. */
const references: Readonly<Record<NonNullable<FieldWords["names"]>, Target>> = {
  roles: {
    collection: "roles",
    value: `${wholeFile}.*.${recordKey}`,
    shown: [`{{${wholeFile}.*.masculine.fr}} / {{${wholeFile}.*.feminine.fr}}`],
  },
  branches: { collection: "branches", value: "{{slug}}", shown: ["school"] },
  countries: { collection: "countries", value: `${wholeFile}.*.${recordKey}`, shown: [`${wholeFile}.*.name.fr`] },
  categories: { collection: "categories", value: "categories.*.id", shown: ["categories.*.name.fr"] },
  rooms: { collection: "editions", value: "schedule.rooms.*.id", shown: ["schedule.rooms.*.name.fr"] },
  speakers: { collection: "editions", value: "speakers.*.name", shown: ["speakers.*.name"] },
};

export function relationField({ names }: JsonSchema, common: Common): Field | undefined {
  const target = names && references[names];
  if (!target) return undefined;
  const place = collections[target.collection][0];
  const isFolder = place.endsWith("/");
  return {
    ...common,
    widget: "relation",
    collection: isFolder ? target.collection : groupOf(place),
    file: isFolder ? undefined : target.collection,
    value_field: target.value,
    display_fields: target.shown,
    search_fields: target.shown,
  } as Field;
}

/** Pictures are beside their file, in a folder with its name; logos have a common folder. */
export function pictureField({ file }: JsonSchema, path: readonly string[], common: Common): Field | undefined {
  if (!file) return undefined;
  const place = (collections as Record<string, readonly [string, unknown]>)[path[0] ?? ""]?.[0] ?? "";
  const isFolder = place.endsWith("/");
  const subfolder = file === "logo" ? "logos" : isFolder ? "{{slug}}" : "";
  const beside = subfolder ? `./${subfolder}` : ".";
  return {
    ...common,
    widget: "image",
    accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
    // A web address is refused by the schemas.
    choose_url: false,
    // The editor takes a relative folder of a single file for one at the root of the repository.
    media_folder: isFolder
      ? subfolder
      : `/${[contentFolder, ...place.split("/").slice(0, -1), subfolder].filter(Boolean).join("/")}`,
    public_folder: beside,
  } as Field;
}
