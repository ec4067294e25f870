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
  "essai.localhost",
  "www.example.net",
  "Write to a@essai.example.",
])("%s is reserved for examples, in YAML and in Markdown", (words) => {
  expect(
    findingsIn(noReservedDomain, { "pages/home.yaml": `link: ${words}\n`, "legal/a.en.md": `# A\n\n${words}\n` }),
  ).toEqual([
    `legal/a.en.md | ${words} | ${leadsNowhere}`,
    `pages/home.yaml | link: ${words} | link | ${leadsNowhere}`,
  ]);
});

test.each(["for example, a test", "my-example.com", "my.example-shop.alt", "example.company", "example.com.alt"])(
  "%s is not reserved",
  (words) => {
    expect(findingsIn(noReservedDomain, { "pages/home.yaml": `link: ${words}\n`, "legal/a.en.md": words })).toEqual([]);
  },
);

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
  ["tickets.id", "evt-AbC123", "evt-Sample1"],
  ["film.id", "AbCdEfGhIjK", "KryptoTour4"],
] as const;

/** The film and the tickets are those of the edition. */
const fileOf = (field: string) => (/^(film|tickets)/.test(field) ? "krypto-tour/2099.yaml" : "site.yaml");

const realSettings = (tree: TestTree) => {
  for (const [field, real] of settings) tree.set(fileOf(field), field, real);
};

test.each(settings)("in `%s`, %s is a real value and %s a placeholder", (field, _, placeholder) => {
  const found = findingsBy(noPlaceholder, (tree) => {
    realSettings(tree);
    tree.set(fileOf(field), field, placeholder);
  });
  const key = field.slice(field.lastIndexOf(".") + 1);
  expect(found).toEqual([`${fileOf(field)} | ${key}: ${placeholder} | ${field} | This value is a placeholder.`]);
});

test("real and missing values are no placeholders", () => {
  expect(findingsBy(noPlaceholder, realSettings)).toEqual([]);
  const without = findingsBy(noPlaceholder, (tree) => {
    tree.set("site.yaml", "rna", "W012345678");
    tree.set("site.yaml", "embeds", "{ mode: load }\n");
    for (const field of ["links.lightning", "ethereum"]) tree.unset("site.yaml", field);
    for (const field of ["film", "tickets"]) tree.unset("krypto-tour/2099.yaml", field);
  });
  expect(without).toEqual([]);
});

test("a reserved telephone number is an obstacle, a real one is not", () => {
  const nobody = "This telephone number is reserved for examples: nobody answers.";
  const all = (change: (tree: TestTree) => void) => findingsBy(realPhones, change);
  const found = all(() => {});
  expect(found).toHaveLength(5);
  expect(found.at(-1)).toBe(`site.yaml | phone: +33 1 99 00 20 18 | host.phone | ${nobody}`);
  expect(all((tree) => tree.set("site.yaml", "host.phone", "+33 1 00 00 20 18"))).toEqual(found.slice(0, -1));
});

test("a legal notice without the director is an obstacle, in each language", () => {
  const unnamed = "The legal notice does not name the president in office as director of publication.";
  const gone = (tree: TestTree) => ["fr", "en"].forEach((lang) => tree.remove(`legal/legal-notice.${lang}.md`));
  expect(findingsBy(directorInOffice, gone)).toEqual([
    `legal/legal-notice.en.md | ${unnamed}`,
    `legal/legal-notice.fr.md | ${unnamed}`,
  ]);
  expect(
    findingsBy(directorInOffice, (tree) => tree.write("legal/legal-notice.en.md", "# Legal\n\nBy Ana Ruiz.\n")),
  ).toEqual([`legal/legal-notice.en.md | ${unnamed}`]);
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
