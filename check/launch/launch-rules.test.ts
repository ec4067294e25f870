import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import type { Rule } from "../read/tree.ts";
import {
  consentToPhotographs,
  directorInOffice,
  noPlaceholder,
  noReservedDomain,
  noSample,
  realPhones,
} from "./launch-rules.ts";

/** The findings in a folder with only these files. */
const findingsIn = (rule: Rule, files: Record<string, string>) =>
  findingsBy(rule, (tree) => {
    tree.files.clear();
    for (const [path, text] of Object.entries(files)) tree.write(path, text);
  });

test("only a file with `sample: true` is an obstacle", () => {
  expect(
    findingsIn(noSample, {
      "board/2024.yaml": "label: 2024\n",
      "board/2025.yaml": "label: 2025\nsample: true\n",
      "board/2026.yaml": "label: 2026\nsample: false\n",
      "board/2027.yaml": "sample\n",
    }),
  ).toEqual(["board/2025.yaml | sample: true | sample | This file says that it is a sample."]);
});

const leadsNowhere = "This address is reserved for examples and leads nowhere.";

test.each([
  "a@essai.example",
  "https://www.essai.example/page",
  "essai.test",
  "essai.invalid",
  "essai.localhost",
  "www.example.net",
  "Essai.EXAMPLE",
  "Write to a@essai.example.",
])("%s is reserved for examples, in YAML and in Markdown", (words) => {
  expect(
    findingsIn(noReservedDomain, { "pages/home.yaml": `link: ${words}\n`, "legal/a.en.md": `# A\n\n${words}\n` }),
  ).toEqual([
    `legal/a.en.md | ${words} | ${leadsNowhere}`,
    `pages/home.yaml | link: ${words} | link | ${leadsNowhere}`,
  ]);
});

test.each([
  "essai.alt",
  "for example, a test",
  "my-example.com",
  "my.example-shop.alt",
  "example.company",
  "www.test.alt",
  "example.com.alt",
])("%s is not reserved", (words) => {
  expect(findingsIn(noReservedDomain, { "pages/home.yaml": `link: ${words}\n`, "legal/a.en.md": words })).toEqual([]);
});

test("a reserved address in a long text is a finding at its line", () => {
  const home = "hero:\n  text: >-\n    Hello to\n    https://essai.example/ from all.\n";
  expect(findingsIn(noReservedDomain, { "pages/home.yaml": home })).toEqual([
    `pages/home.yaml | https://essai.example/ from all. | hero.text | ${leadsNowhere}`,
  ]);
});

test("the address of the site has its own message", () => {
  expect(
    findingsIn(noReservedDomain, {
      "site.yaml": "address: https://essai.example\nhost:\n  address: a.example\n",
      "pages/home.yaml": "address: b.example\n",
    }),
  ).toEqual([
    `pages/home.yaml | address: b.example | address | ${leadsNowhere}`,
    'site.yaml | address: https://essai.example | address | "https://essai.example" is not an address anybody can open.',
    `site.yaml | address: a.example | host.address | ${leadsNowhere}`,
  ]);
});

/** Each setting with a real value and a placeholder. */
const settings = [
  ["rna", "W012345678", "W000000000"],
  ["links.lightning", `http://${"a".repeat(56)}.onion/`, `http://${"a".repeat(50)}sample.onion/`],
  ["ethereum.address", '"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"', '"0xFacade053F3E94C9b9A09f33669435E7Ef1BeAed"'],
  ["embeds.donation.organisation", "reseau-essai", "exemple-essai"],
  ["embeds.calendar.id", "cal-AbC123", "cal-Example1"],
  ["embeds.ticketing.id", "evt-AbC123", "evt-Sample1"],
  ["embeds.video.id", "AbCdEfGhIjK", "KryptoTour4"],
] as const;

const realSettings = (tree: TestTree) => {
  for (const [field, real] of settings) tree.set("site.yaml", field, real);
};

test.each(settings)("in `%s`, %s is a real value and %s a placeholder", (field, _, placeholder) => {
  const found = findingsBy(noPlaceholder, (tree) => {
    realSettings(tree);
    tree.set("site.yaml", field, placeholder);
  });
  const key = field.slice(field.lastIndexOf(".") + 1);
  expect(found).toEqual([`site.yaml | ${key}: ${placeholder} | ${field} | This value is a placeholder.`]);
});

test("real and missing values are no placeholders", () => {
  expect(findingsBy(noPlaceholder, realSettings)).toEqual([]);
  expect(
    findingsBy(noPlaceholder, (tree) => {
      realSettings(tree);
      for (const field of ["links.lightning", "ethereum", "embeds.donation", "embeds.calendar"])
        tree.unset("site.yaml", field);
      for (const field of ["embeds.ticketing", "embeds.video"]) tree.unset("site.yaml", field);
    }),
  ).toEqual([]);
});

const nobody = "This telephone number is reserved for examples: nobody answers.";

test("a reserved telephone number of the site, its host or an open branch is an obstacle", () => {
  expect(findingsBy(realPhones, () => {})).toEqual([
    ...["essec", "lyon", "paris4"].map((id) => expect.stringMatching(`^branches/${id}.yaml \\| phone: .* ${nobody}$`)),
    `site.yaml | phone: +33 1 99 00 20 17 | phone | ${nobody}`,
    `site.yaml | phone: +33 1 99 00 20 18 | host.phone | ${nobody}`,
  ]);
});

test("real telephone numbers are no obstacle", () => {
  expect(
    findingsBy(realPhones, (tree) => {
      for (const path of tree.files.keys())
        if (path.endsWith(".yaml"))
          tree.write(path, tree.read(path).replaceAll(/\+33 (1 99 00|6 39 98)/g, "+33 1 00 00"));
    }),
  ).toEqual([]);
});

const officeOf = (change: (tree: TestTree) => void) => findingsBy(directorInOffice, change);

const board = (tree: TestTree, id: string, lines: string) =>
  tree.write(`board/${id}.yaml`, tree.read("board/2025.yaml").replace("sample: true", lines));

test.each<[string, (tree: TestTree) => void]>([
  ["there is one board", () => {}],
  ["there is an older board", (tree) => board(tree, "2017-2020", "sample: true")],
  ["a newer board has not begun", (tree) => board(tree, "2026", 'from: "2026-11-15"')],
  ["a newer board began on its start date", (tree) => board(tree, "2026", 'from: "2026-11-14"')],
  ["a newer board is a draft", (tree) => board(tree, "2026", "draft: true")],
])("the board in office is right when %s", (_, change) => expect(officeOf(change)).toEqual([]));

test.each<[string, number, (tree: TestTree) => void]>([
  ["a newer board has no start date", 2026, (tree) => board(tree, "2026", "sample: true")],
  ["the file of a newer board has two years", 2027, (tree) => board(tree, "2026-2027", "sample: true")],
])("the board in office is an obstacle when %s", (_, newest, change) => {
  expect(officeOf(change)).toEqual([
    `site.yaml | officeYear: 2025 | officeYear | The board in office is said to be that of 2025, but there is one of ${newest}.`,
  ]);
});

test("a legal notice without the director is an obstacle, in each language", () => {
  const unnamed = "The legal notice does not name the president in office as director of publication.";
  const gone = (tree: TestTree) => ["fr", "en"].forEach((lang) => tree.remove(`legal/legal-notice.${lang}.md`));
  expect(officeOf(gone)).toEqual([`legal/legal-notice.en.md | ${unnamed}`, `legal/legal-notice.fr.md | ${unnamed}`]);
  expect(officeOf((tree) => tree.write("legal/legal-notice.en.md", "# Legal\n\nBy Ana Ruiz.\n"))).toEqual([
    `legal/legal-notice.en.md | ${unnamed}`,
  ]);
});

test("a photograph needs consent, a drawing or logo does not", () => {
  const photos = "- src: a.jpg\n- src: b.jpg\n  consent: 2026-01-10\n- src: c.SVG\n- src: d.svg.png\n- logo: e.jpg\n";
  const unsure = "Nothing says that the people on this photograph agreed to be shown.";
  expect(
    findingsIn(consentToPhotographs, { "pages/home.yaml": `gallery:\n${photos}`, "pages/join.yaml": "src: f.jpg\n" }),
  ).toEqual([
    `pages/home.yaml | - src: a.jpg | gallery.1.src | ${unsure}`,
    `pages/home.yaml | - src: d.svg.png | gallery.4.src | ${unsure}`,
    `pages/join.yaml | src: f.jpg | src | ${unsure}`,
  ]);
});
