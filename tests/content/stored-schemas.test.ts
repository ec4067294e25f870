import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaWithTooltips } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";

const folder = join(import.meta.dirname, "../../content/.schema");
const all = Object.entries(collections);

test.each(all)(
  "what editors are told of %s is what the site accepts (npm run content -- schemas)",
  (key, [, schema]) => {
    const kept: unknown = JSON.parse(readFileSync(join(folder, `${key}.json`), "utf8"));
    expect(schemaWithTooltips(schema)).toEqual(kept);
  },
);

test("nothing is left of a collection that went", () => {
  expect(readdirSync(folder).toSorted()).toEqual(all.map(([key]) => `${key}.json`).toSorted());
});
