import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { uniqueValues } from "./duplicates.ts";

const fieldsOf = (change: (tree: TestTree) => void) =>
  findingsBy(uniqueValues, change).map((finding) => finding.split(" | ")[2]);

test("a valid folder has no finding", () => expect(findingsBy(uniqueValues, () => {})).toEqual([]));

test.each([
  ["position", "branches/mons.yaml", "position", "4", "`4`", "branches/lyon.yaml:2"],
  ["name in capitals", "branches/mons.yaml", "name.fr", "LYON", '"LYON"', "branches/lyon.yaml:4"],
  ["name of a branch that opens soon", "branches/lyon.yaml", "name.fr", "Hult", '"Hult"', "branches/hult.yaml:4"],
  [
    "sponsor in another tier",
    "krypto-tour/2099.yaml",
    "sponsors.2.logos.1.name",
    "Nordhavre",
    '"Nordhavre"',
    "krypto-tour/2099.yaml:285",
  ],
  ["number of an edition", "krypto-tour/2099.yaml", "number", "3", "`3`", "krypto-tour/2024.yaml:1"],
])("a repeated %s is a finding that names the first place", (_, file, field, value, quoted, place) => {
  const [found, ...others] = findingsBy(uniqueValues, (tree) => tree.set(file, field, value));
  expect(others).toEqual([]);
  expect(found).toMatch(new RegExp(`^${file} \\| [^|]*${value} \\| ${field} \\| `));
  expect(found).toContain(`| ${quoted} is already used in \`content/${place}\`.`);
});

test.each([
  ["poles/partnership.yaml", ["position", "title.fr"]],
  ["legal/privacy.yaml", ["position", "title.fr", "fileName.fr", "fileName.en"]],
  ["publications/mica-un-an-apres.yaml", ["title.fr"]],
  ["board/2025.yaml", ["label"]],
])("a copy of %s repeats %j", (file, fields) => {
  expect(fieldsOf((tree) => tree.copy(file, file.replace(/[\w-]+\.yaml/, "zz.yaml")))).toEqual(fields);
});

test.each([
  ["branches/lyon.yaml", "office", "name"],
  ["board/2025.yaml", "members", "name"],
  ["poles/partnership.yaml", "team", "name"],
  ["krypto-tour/2099.yaml", "speakers", "name"],
  ["partners/sponsors.yaml", "items", "name"],
  ["partners/partners.yaml", "items", "name"],
  ["partners/schools.yaml", "items", "name"],
  ["partners/media.yaml", "items", "name"],
  ["krypto-tour/2099.yaml", "communityPartners", "name"],
  ["krypto-tour/2099.yaml", "mediaPartners", "name"],
  ["categories.yaml", "categories", "id"],
  ["events/agenda.yaml", "events", "id"],
])("the same item twice in %s, `%s:`, is a finding at the second", (file, list, key) => {
  let count = 0;
  const fields = fieldsOf((tree) => {
    const data = parse(tree.read(file)) as Record<string, unknown[]>;
    const items = data[list] ?? [];
    count = items.push(items[0]);
    tree.write(file, stringify(data, { aliasDuplicateObjects: false }));
  });
  expect(fields).toEqual([`${list}.${count}.${key}`]);
});

test("a branch that is not listed may share a name and the last position", () => {
  const namesake = (status: string) => (tree: TestTree) => {
    tree.set("branches/lyon.yaml", "position", "1000");
    tree.write("branches/caen.yaml", tree.read("branches/lyon.yaml").replace("status: open", status));
  };
  expect(fieldsOf(namesake("status: open\nlisted: false"))).toEqual([]);
  expect(fieldsOf(namesake("status: open"))).toEqual(["name.fr"]);
});

test("three equal names, even without letters, are two findings that name the first", () => {
  const found = findingsBy(uniqueValues, (tree) => {
    for (const id of ["lyon", "mons", "telecom"]) tree.set(`branches/${id}.yaml`, "name.fr", "“?”");
  });
  expect(found).toEqual(
    ["mons", "telecom"].map(
      (id) => `branches/${id}.yaml | fr: “?” | name.fr | "“?”" is already used in \`content/branches/lyon.yaml:4\`.`,
    ),
  );
});
