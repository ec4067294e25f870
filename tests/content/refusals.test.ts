import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaFor } from "#check/read/tree.ts";
import { refusedFields } from "./refusals/fields.ts";
import { point, refusedOnPages } from "./refusals/pages.ts";
import { refusedSettings } from "./refusals/settings.ts";
import { TestTree } from "./test-tree.ts";

const refusals = [...refusedFields, ...refusedSettings, ...refusedOnPages];

/** Replaces a value in a file and returns the schema's message. */
function saidOf(at: string, value: unknown) {
  const [file = "", way = ""] = at.split(" ");
  const data: unknown =
    file === "sign-off.yaml"
      ? { signOff: [{ value: "x", by: "Awa Diarra", when: "2026-03-14" }] }
      : parse(new TestTree().read(file));
  put(data, way.split("."), value);
  const { success, error } = schemaFor(file)!.safeParse(data);
  return success ? [] : error.issues.map(({ path }) => path.join("."));
}

function put(holder: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (typeof holder !== "object" || holder === null) throw new Error(`there is nothing that could hold ${step}`);
  if (rest.length === 0) return void Reflect.set(holder, step, value);
  if (Reflect.get(holder, step) === undefined) Reflect.set(holder, step, rest[0] === "0" ? [] : {});
  put(Reflect.get(holder, step), rest, value);
}

test.each(refusals)("%s takes what it can be and nothing else", (at, refused, accepted) => {
  const way = at.split(" ")[1] ?? "";
  for (const value of refused) {
    const said = saidOf(at, value);
    expect(said, JSON.stringify(value)).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${way}(\\.|$)`));
  }
  for (const value of accepted) expect(saidOf(at, value), JSON.stringify(value)).toEqual([]);
});

test("the name of a role is letters alone, a small one first", () => {
  for (const name of ["President", "vice-president", "vp2", "vPP"]) {
    expect(JSON.stringify(saidOf(`roles.yaml ${name}`, { masculine: point.text, feminine: point.text }))).toContain(
      name,
    );
  }
  expect(saidOf("roles.yaml vicePresident", { masculine: point.text, feminine: point.text })).toEqual([]);
});
