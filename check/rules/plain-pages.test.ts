import { expect, test } from "vitest";
import { checkFiles } from "../check-files.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { freeAddresses, inBothLanguages, livingLinks, sameSettings } from "./plain-pages.ts";

const french = "plain-pages/accessibilite.fr.md";
const english = "plain-pages/accessibilite.en.md";

/** What the whole check says of a changed page. */
function said(change: (tree: TestTree) => void): string[] {
  const tree = new TestTree();
  change(tree);
  const { findings } = checkFiles(tree.files, { lang: "en", today });
  return findings.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

test("a plain page is read from its two files", () => {
  const { content, findings } = checkFiles(new TestTree().files, { lang: "en", today });
  expect(findings).toEqual([]);
  expect(content?.plainPages[0]).toMatchObject({
    id: "accessibilite",
    title: { fr: "Déclaration d’accessibilité", en: "Accessibility statement" },
    link: { fr: "Accessibilité", en: "Accessibility" },
    footer: "legal",
  });
  expect(content?.plainPages[0]?.body.en).toContain("\n## Commitment\n");
});

test.each([
  ["a missing field", "tag: Cadre légal\n", "", /^content\/plain-pages\/accessibilite\.fr\.md:1 tag /],
  ["a misspelt field", "tag:", "tagg:", /:4 tagg /],
  ["another column", "footer: legal", "footer: bottom", /:6 footer /],
  ["a title with a full stop", "d’accessibilité\n", "d’accessibilité.\n", /:2 title\.fr /],
  ["a straight apostrophe in the title", "Déclaration d’", "Déclaration d'", /:2 title\.fr /],
  ["a straight apostrophe in the text", "L’association", "L'association", /:12 {2}/],
  ["an unknown word", "## Engagement", "## {nam}", /:10 {2}/],
  ["a first-level heading", "## Engagement", "# Engagement\n\n# Deux", /:12 {2}/],
  ["a picture", "## Engagement", "![](photo.jpg)\n\n## Engagement", /:10 {2}/],
  ["no front matter", "---\n", "", /:1 /],
])("%s is a finding at its line", (_, from, to, finding) => {
  const findings = said((tree) => tree.replace(french, from, to));
  expect(findings.join("\n")).toMatch(finding);
});

test("a page in one language, with other settings or at a taken address is a finding", () => {
  expect(findingsBy(inBothLanguages, (tree) => tree.remove(english))).toHaveLength(1);
  expect(findingsBy(sameSettings, (tree) => tree.replace(english, "footer: legal", "footer: work"))).toHaveLength(1);
  expect(findingsBy(freeAddresses, (tree) => tree.rename(french, "plain-pages/bureau.fr.md"))).toHaveLength(1);
});

test("a link inside the site leads to a page", () => {
  const link = (href: string) =>
    findingsBy(livingLinks, (tree) => tree.replace(french, "## Engagement", `[x](${href})`));
  for (const href of ["/fr/bureau", "/bureau#top", "/fr/antennes/essec", "/documents/a.pdf", "https://x.example", "#a"])
    expect(link(href), href).toEqual([]);
  expect(link("/fr/bureaux")).toHaveLength(1);
});
