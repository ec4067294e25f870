import { describe, expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import { TestTree } from "#tests/content/test-tree.ts";
import { knownNames } from "./names.ts";
import * as rules from "./references.ts";

const broken = "label: [\n";
const president = "role: president";
const treasurer = "role: treasurer";

test.each(Object.entries({ ...rules, knownNames }))("%s finds nothing in a valid folder", (_, rule) => {
  expect(findingsBy(rule, () => {})).toEqual([]);
});

describe("an unknown role is a finding", () => {
  test.each([
    ["pages/join.yaml", "opening.contact.role"],
    ["pages/partner.yaml", "contact.role"],
    ["pages/press.yaml", "spokesperson.role"],
    ["branches/lyon.yaml", "office.2.role"],
    ["board/2025.yaml", "members.2.role"],
    ["poles/partnership.yaml", "team.1.role"],
  ])("in %s, at `%s`", (file, field) => {
    expect(findingsBy(knownNames, (tree) => tree.set(file, field, "tresurer"))).toEqual([
      `${file} | role: tresurer | ${field} | There is no role "tresurer".`,
    ]);
  });

  test("whose remedy suggests a similar role", () => {
    expect(remediesBy(knownNames, (tree) => tree.set("board/2025.yaml", "members.1.role", "presidant"))).toEqual([
      expect.stringContaining('Did you mean "president"?'),
    ]);
  });
});

describe("the branch of a board member", () => {
  const member = (branch: string) => (tree: TestTree) => tree.set("board/2025.yaml", "members.2.branch", branch);

  test.each(["lyn", "site"])("is a finding when there is no branches/%s.yaml", (id) => {
    expect(findingsBy(knownNames, member(id))).toEqual([
      `board/2025.yaml | branch: ${id} | members.2.branch | There is no branch "${id}".`,
    ]);
  });

  test("may have errors in its own file", () => {
    expect(findingsBy(knownNames, (tree) => tree.write("branches/lyon.yaml", broken))).toEqual([]);
  });

  test("is suggested when the name is similar and valid", () => {
    expect(remediesBy(knownNames, member("lyn"))).toEqual([expect.stringContaining('Did you mean "lyon"?')]);
    const capital = (tree: TestTree) => {
      member("mons")(tree);
      tree.rename("branches/mons.yaml", "branches/Mons.yaml");
    };
    expect(remediesBy(knownNames, capital)).toEqual([expect.stringContaining("has closed")]);
  });
});

describe("an unknown country is a finding", () => {
  test.each([
    ["branches/hult.yaml", "country", "country", "frence"],
    ["krypto-tour/edition.yaml", "venue.address.country", "venue.address.country", "frence"],
    ["site.yaml", "seat.country", "seat.city", "Paris\n  country: frence"],
    ["site.yaml", "host.address.country", "host.address.city", "Paris\n    country: frence"],
  ])("in %s, at `%s`", (file, field, changed, value) => {
    const change = (tree: TestTree) => tree.set(file, changed, value);
    expect(findingsBy(knownNames, change)).toEqual([
      `${file} | country: frence | ${field} | There is no country "frence".`,
    ]);
    expect(remediesBy(knownNames, change)).toEqual([
      expect.stringMatching(/\(france, uk, belgium\).*Did you mean "france"\?/),
    ]);
  });
});

test("an unknown category is a finding at `category:`", () => {
  const change = (tree: TestTree) => tree.set("publications/mica-un-an-apres.yaml", "category", "raport");
  expect(findingsBy(knownNames, change)).toEqual([
    'publications/mica-un-an-apres.yaml | category: raport | category | There is no category "raport".',
  ]);
  expect(remediesBy(knownNames, change)).toEqual([
    expect.stringMatching(/\(kryptopaper, article, rapport, etude\).*Did you mean "rapport"\?/),
  ]);
});

test.each(["roles.yaml", "countries.yaml", "categories.yaml"])("without %s, its names are not checked", (file) =>
  expect(findingsBy(knownNames, (tree) => tree.remove(file))).toEqual([]),
);

describe("a board without a president", () => {
  const board = (year: number, from = "", change: (tree: TestTree) => void = () => {}) =>
    findingsBy(rules.knownDirector, (tree) => {
      change(tree);
      const text = tree.read("board/2025.yaml").replace(president, treasurer);
      tree.write(`board/${year}.yaml`, text.replace("sample: true\n", `sample: true\n${from}`));
    });
  const told = "members: | members | This board has no president, and the legal notice must name one.";

  test("is a finding when it is in office or has a start date", () => {
    expect(board(2025)).toEqual([`board/2025.yaml | ${told}`]);
    expect(board(2026, "from: 2026-09-01\n")).toEqual([`board/2026.yaml | ${told}`]);
  });

  test("is no finding in another year or without settings", () => {
    expect(board(2024)).toEqual([]);
    expect(board(2025, "", (tree) => tree.remove("site.yaml"))).toEqual([]);
  });
});

describe("an embed on the event's page", () => {
  test.each([
    ["video", "film"],
    ["ticketing", "ticketing"],
  ])("is a finding when %s has no `%s:`", (embed, section) => {
    const change = (tree: TestTree) => tree.unset("krypto-tour/edition.yaml", section);
    expect(findingsBy(rules.embedsHaveTexts, change)).toEqual([
      `krypto-tour/edition.yaml | seo: | ${section} | ` +
        `The settings name \`embeds.${embed}\`, but its heading and text are missing here.`,
    ]);
  });

  test.each([
    ["the settings have no embed", (tree: TestTree) => tree.unset("site.yaml", "embeds.video")],
    ["there are no settings", (tree: TestTree) => tree.remove("site.yaml")],
  ])("needs no text when %s", (_, change) => {
    const withoutFilm = (tree: TestTree) => {
      change(tree);
      tree.unset("krypto-tour/edition.yaml", "film");
    };
    expect(findingsBy(rules.embedsHaveTexts, withoutFilm)).toEqual([]);
  });
});

describe("the board in office", () => {
  const add = (year: number, line: string) =>
    findingsBy(rules.knownOfficeYear, (tree) =>
      tree.write(`board/${year}.yaml`, tree.read("board/2025.yaml").replace("sample: true\n", `${line}\n`)),
    );

  test("is a finding at `officeYear:` when its file is missing", () => {
    expect(findingsBy(rules.knownOfficeYear, (tree) => tree.set("site.yaml", "officeYear", "2023"))).toEqual([
      "site.yaml | officeYear: 2023 | officeYear | There is no board for 2023.",
    ]);
  });

  test.each([
    ["draft: true", "draft", "The board of 2025 is in office, so it cannot be a draft."],
    ["from: 2026-11-15", "from", "The settings put the board of 2025 in office, but its day has not come."],
  ])("cannot have `%s`", (line, field, message) => {
    expect(add(2025, line)).toEqual([`board/2025.yaml | ${line} | ${field} | ${message}`]);
    expect(add(2024, line)).toEqual([]);
  });

  test("may begin today, and may have errors in its own file", () => {
    expect(add(2025, "from: 2026-11-14")).toEqual([]);
    expect(findingsBy(rules.knownOfficeYear, (tree) => tree.write("board/2025.yaml", broken))).toEqual([]);
  });
});

describe("a row of the partners' table", () => {
  test.each([
    ["too few", "        - included: false\n", "", 3],
    ["too many", "        - included: false\n", "        - included: false\n        - included: true\n", 5],
  ])("with %s cells is a finding at `cells:`", (_, from, to, count) => {
    expect(findingsBy(rules.evenTiers, (tree) => tree.replace("pages/partner.yaml", from, to))).toEqual([
      `pages/partner.yaml | cells: | tiers.rows.2.cells | This row has cells for ${count} tiers, and there are 4.`,
    ]);
  });

  test("is optional", () => {
    expect(findingsBy(rules.evenTiers, (tree) => tree.unset("pages/partner.yaml", "tiers"))).toEqual([]);
  });
});

test("an editor on the site's own host is a finding, on a subdomain it is not", () => {
  const editorAt = (address: string) => (tree: TestTree) =>
    tree.write("site.yaml", `${tree.read("site.yaml")}editor:\n  repository: a/b\n  address: ${address}\n`);
  const [, own = ""] = /^address: (\S+)$/m.exec(new TestTree().read("site.yaml")) ?? [];
  expect(findingsBy(rules.editorApart, editorAt(`${own}/admin`))).toEqual([
    `site.yaml | address: ${own}/admin | editor.address | ` +
      "The editor is at the address of the site, where scripts of others could read its access token.",
  ]);
  expect(findingsBy(rules.editorApart, editorAt(own.replace("https://", "https://editor.")))).toEqual([]);
});
