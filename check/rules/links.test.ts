import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { safeLinks, secureLinks } from "./links.ts";

const onion = `http://${"a2".repeat(28)}.onion`;

test("an http link is a finding in any field, at its line of a long text", () => {
  expect(
    findingsBy(secureLinks, (tree) => {
      tree.set("site.yaml", "links.newsletter", "http://lettre.example/");
      tree.set("pages/home.yaml", "hero.subtitle.en", ">-\n      Hello to\n      http://essai.example/ from all.");
    }),
  ).toEqual([
    'pages/home.yaml | http://essai.example/ from all. | hero.subtitle.en | The link "http://essai.example/" is not secure.',
    'site.yaml | newsletter: http://lettre.example/ | links.newsletter | The link "http://lettre.example/" is not secure.',
  ]);
});

test("every http link in Markdown is a finding", () => {
  expect(
    findingsBy(secureLinks, (tree) =>
      tree.write(
        "legal/privacy.en.md",
        "# Privacy\n\nA [link](http://x.example/a) or <http://y.example>.\n\nhttp://z.example\n",
      ),
    ),
  ).toEqual([
    'legal/privacy.en.md | A [link](http://x.example/a) or <http://y.example>. | The link "http://x.example/a" is not secure.',
    'legal/privacy.en.md | A [link](http://x.example/a) or <http://y.example>. | The link "http://y.example" is not secure.',
    'legal/privacy.en.md | http://z.example | The link "http://z.example" is not secure.',
  ]);
});

test.each([
  ["[http://x.example/a]", "http://x.example/a"],
  ["«http://x.example/a»", "http://x.example/a"],
  ["«\u00a0http://x.example/a\u00a0»", "http://x.example/a"],
  [`${onion}-s.example/`, `${onion}-s.example/`],
  [`${onion}.example/`, `${onion}.example/`],
  ["HTTP://x.example/a", "HTTP://x.example/a"],
  [onion.replace("a2a2", "a2a"), onion.replace("a2a2", "a2a")],
  [onion.replace("a2a2", "a2a9"), onion.replace("a2a2", "a2a9")],
  [onion.replace(".onion", ".example"), onion.replace(".onion", ".example")],
])("in %s the insecure link is %s", (written, link) => {
  const shown = link.length > 60 ? `${link.slice(0, 59)}…` : link;
  expect(findingsBy(secureLinks, (tree) => tree.write("legal/privacy.fr.md", `Voir ${written} ici.`))).toEqual([
    `legal/privacy.fr.md | Voir ${written} ici. | The link "${shown}" is not secure.`,
  ]);
});

test.each([
  ["https", "[a link](https://x.example/)"],
  ["an onion address", `[a link](${onion}/pay)`],
  ["an onion address at the end of a sentence", `Go to ${onion}.`],
  ["a link in code", "`http://x.example/`"],
  ["http:// alone", "Write https:// and not http:// before it."],
])("%s is no finding", (_, text) => {
  expect(findingsBy(secureLinks, (tree) => tree.write("legal/privacy.en.md", text))).toEqual([]);
});

const linking = (text: string) =>
  findingsBy(safeLinks, (tree) => tree.write("legal/privacy.en.md", `# Privacy\n\n${text}\n`));

test.each(["javascript:alert(1)", "file:///etc/passwd", "//host.example", "page"])(
  "a link to %s is a finding in Markdown",
  (href) => {
    expect(linking(`A [link](${href}).`)).toEqual([
      `legal/privacy.en.md | A [link](${href}). | A text cannot have a link to "${href}".`,
    ]);
  },
);

test("so is a reference link in a list, and a backslash, which browsers read as a slash", () => {
  expect(linking("- A [link][n]\n\n[n]: JavaScript:alert(1)")).toHaveLength(1);
  expect(linking("A [link](/\\\\host.example).")).toHaveLength(1);
});

test("links to https, mail, telephone and pages of the site are no finding, nor is code", () => {
  expect(
    linking(
      "[a](https://x.example) [b](mailto:a@x.example) [c](tel:+33199001234) [d](/bureau) [e](#part) `[f](file:x)` " +
        "[g](http://x.example)",
    ),
  ).toEqual([]);
});
