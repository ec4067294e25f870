import { z } from "zod";

type Definition = {
  error?: (issue: object) => string | { message: string } | null | undefined;
  checks?: { _zod: { def: Definition } }[];
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
} & Record<"innerType" | "element" | "keyType" | "valueType", z.ZodType | undefined>;

/** Every message written in a schema, wherever it stands inside it. */
export function writtenMessages(schema: z.ZodType): string[] {
  const definition = schema._zod.def as unknown as Definition;
  const { innerType, element, keyType, valueType, shape, options } = definition;
  const inner = [innerType, element, keyType, valueType, ...Object.values(shape ?? {}), ...(options ?? [])];
  return [
    ...messageOf(definition),
    ...(definition.checks ?? []).flatMap((check) => messageOf(check._zod.def)),
    ...inner.flatMap((each) => (each instanceof z.ZodType ? writtenMessages(each) : [])),
  ];
}

function messageOf({ error }: Definition): string[] {
  const message = error?.({});
  return typeof message === "string" ? [message] : [];
}
