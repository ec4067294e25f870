import type { Field } from "@sveltia/cms";

const naming = ["name", "title", "heading", "label", "fr", "alt", "text", "id", "key", "value", "start"];

/** The summary of a closed list item: its name, title or first text. */
export function summaryOf(fields: readonly Field[]): string | undefined {
  for (const name of naming) {
    const field = fields.find((each) => each.name === name);
    if (!field) continue;
    return "fields" in field ? `{{${name}.fr}}` : `{{${name}}}`;
  }
  return undefined;
}
