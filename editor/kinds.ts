import type { Field } from "@sveltia/cms";
import { collections } from "#model/collections.ts";
import type { FieldPath } from "./describe.ts";
import { recordKey, wholeFile } from "./forms.ts";
import { groupOf } from "./groups.ts";

type Common = { name: string; label: string; required: boolean; hint?: string };

type Target = { collection: string; value: string; shown: readonly string[] };

/** Fields that name a thing kept in another file. A name ending with a path counts there only. */
const references: Readonly<Record<string, Target>> = {
  role: { collection: "roles", value: `${wholeFile}.*.${recordKey}`, shown: [`${wholeFile}.*.masculine.fr`] },
  branch: { collection: "branches", value: "{{slug}}", shown: ["school"] },
  country: { collection: "countries", value: `${wholeFile}.*.${recordKey}`, shown: [`${wholeFile}.*.name.fr`] },
  category: { collection: "categories", value: "categories.*.id", shown: ["categories.*.name.fr"] },
  "slots.room": { collection: "schedule", value: "rooms.*.id", shown: ["rooms.*.name.fr"] },
  "slots.subject": { collection: "schedule", value: "subjects.*.id", shown: ["subjects.*.name.fr"] },
  "slots.speakers": { collection: "speakers", value: "speakers.*.name", shown: ["speakers.*.name"] },
};

/** Fields of the same name that are plain words. */
const notReferences = new Set(["speakers.speakers.role", "site.editor.branch"]);

export function relationField(path: FieldPath, common: Common): Field | undefined {
  if (notReferences.has(path.join("."))) return undefined;
  const target = references[path.slice(-2).join(".")] ?? references[path.at(-1) ?? ""];
  const place = target && (collections as Record<string, readonly [string, unknown]>)[target.collection]?.[0];
  if (!target || !place) return undefined;
  const isFolder = place.endsWith("/");
  return {
    ...common,
    widget: "relation",
    collection: isFolder ? target.collection : groupOf(place),
    ...(!isFolder && { file: target.collection }),
    value_field: target.value,
    display_fields: target.shown,
    search_fields: target.shown,
  } as Field;
}

const logos = new Set(["logo", "schoolLogo"]);

/** A picture lies beside the file that names it: in a folder of its own where each thing has a file, logos in theirs. */
export function pictureField(path: FieldPath, common: Common): Field | undefined {
  const name = path.at(-1) ?? "";
  if (name !== "src" && !logos.has(name)) return undefined;
  const place = (collections as Record<string, readonly [string, unknown]>)[path[0] ?? ""]?.[0] ?? "";
  const folder = logos.has(name) ? "logos" : place.endsWith("/") ? "{{slug}}" : "";
  return {
    ...common,
    widget: "image",
    accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
    media_folder: folder,
    public_folder: folder && `./${folder}`,
  } as Field;
}
