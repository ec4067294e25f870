import { z } from "zod";
import type { Language } from "../languages.ts";

type Both = Readonly<Record<Language, string>>;

/** What a schema says about itself beyond what it admits. */
export interface FieldWords {
  label?: Both;
  hint?: Both;
  /** What to write, in whole sentences, where not everything will do. */
  form?: Both;
  /** What each value of a choice is called, French and English. */
  choices?: Readonly<Record<string, readonly [fr: string, en: string]>>;
  /** A text of a sentence and more: the form gives it several lines. */
  long?: boolean;
  /** The collection that holds the thing this names. */
  names?: "roles" | "branches" | "countries" | "categories" | "rooms" | "subjects" | "speakers";
  /** A file that lies beside the content file. */
  file?: "picture" | "logo";
}

type Words = string | readonly [label: string, hint: string];

/**
 * Names a field for whoever edits it, in French and in English: forms, tooltips and messages say it. A plain object is
 * a group of fields; what one thing of a list is called stands at the list's items.
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

/** A schema that not every value of its kind passes, with what to write. */
export function written<S extends z.ZodType>(schema: S, fr: string, en: string): S {
  return say(schema, { form: { fr, en } });
}

/** A text of a certain form, with what to write. */
export function matching(pattern: RegExp, fr: string, en: string): z.ZodString {
  return written(z.string().regex(pattern, { abort: true }), fr, en);
}

/** One of a few values, each with what it is called in French and in English. */
export function choice<V extends string>(
  choices: Readonly<Record<V, readonly [fr: string, en: string]>>,
): z.ZodEnum<{ [K in V]: K }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
  return say(z.enum(Object.keys(choices) as V[]), { choices });
}
