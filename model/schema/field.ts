import { z } from "zod";
import type { Language } from "../languages.ts";

export type Both = Readonly<Record<Language, string>>;

/** The metadata of a schema for forms and messages. */
export interface FieldWords {
  label?: Both;
  hint?: Both;
  /** The format of a value, in whole sentences. */
  form?: Both;
  /** The French and English label of each choice. */
  choices?: Readonly<Record<string, readonly [fr: string, en: string]>>;
  /** Whether the form has a field of several lines. */
  long?: boolean;
  /** The collection whose entry this field names. */
  names?: "roles" | "branches" | "countries" | "categories" | "rooms" | "speakers";
  /** The type of file that this field names. */
  file?: "picture" | "logo";
}

type Words = string | readonly [label: string, hint: string];

/**
 * Adds a French and an English label, and a hint if any, for forms, tooltips and messages. A plain object becomes a group
 * of fields; the label of a list item belongs to the schema of the items.
 */
export function field<S extends z.ZodType>(fr: Words, en: Words, schema: S): S;
export function field<S extends z.core.$ZodShape>(fr: Words, en: Words, shape: S): z.ZodObject<S, z.core.$strict>;
export function field(fr: Words, en: Words, of: z.ZodType | z.core.$ZodShape): z.ZodType {
  const [[frLabel, frHint], [enLabel, enHint]] = [[fr].flat(), [en].flat()];
  return say(of instanceof z.ZodType ? of : z.strictObject(of), {
    label: { fr: frLabel ?? "", en: enLabel ?? "" },
    ...(frHint && enHint && { hint: { fr: frHint, en: enHint } }),
  });
}

export function say<S extends z.ZodType>(schema: S, words: FieldWords): S {
  return schema.meta({ ...words });
}

/** Adds the format of valid values to a schema. */
export function written<S extends z.ZodType>(schema: S, fr: string, en: string): S {
  return say(schema, { form: { fr, en } });
}

export function matching(pattern: RegExp, fr: string, en: string): z.ZodString {
  return written(z.string().regex(pattern, { abort: true }), fr, en);
}

export function choice<V extends string>(
  choices: Readonly<Record<V, readonly [fr: string, en: string]>>,
): z.ZodEnum<{ [K in V]: K }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
  return say(z.enum(Object.keys(choices) as V[]), { choices });
}
