import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { safeLinks, secureLinks } from "./links.ts";

const onion = `http://${"a2".repeat(28)}.onion`;
const file = "legal/privacy.en.md";

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

test.each<[string, string[]]>([
  ["[a](http://x.example/a) or <http://y.example>", ["http://x.example/a", "http://y.example"]],
  ["[http://x.example/a]", ["http://x.example/a"]],
  ["«http://x.example/a»", ["http://x.example/a"]],
  ["«\u00a0HTTP://x.example/a\u00a0»", ["HTTP://x.example/a"]],
  ...[
    `${onion}-s.example/`,
    `${onion}.example/`,
    onion.replace("a2a2", "a2a"),
    onion.replace("a2a2", "a2a9"),
    onion.replace(".onion", ".example"),
  ].map((link): [string, string[]] => [link, [link]]),
  ["[a link](https://x.example/)", []],
  [`[a link](${onion}/pay)`, []],
  [`Go to ${onion}.`, []],
  ["`http://x.example/`", []],
  ["Write https:// and not http:// before it.", []],
])("the insecure links in %s are %j", (text, links) => {
  const shown = (link: string) => (link.length > 60 ? `${link.slice(0, 59)}…` : link);
  expect(findingsBy(secureLinks, (tree) => tree.write(file, `Words.\n\nSee ${text}.`))).toEqual(
    links.map((link) => `${file} | See ${text}. | The link "${shown(link)}" is not secure.`),
  );
});

const linking = (text: string) => findingsBy(safeLinks, (tree) => tree.write(file, `# Privacy\n\n${text}\n`));

test.each(["javascript:alert(1)", "file:///etc/passwd", "smb://a", "data:,a", "//host.example", "page"])(
  "a link to %s is a finding in Markdown",
  (href) => {
    expect(linking(`A [link](${href}).`)).toEqual([
      `${file} | A [link](${href}). | A text cannot have a link to "${href}".`,
    ]);
  },
);

test("so is a reference link in a list, and a backslash, which browsers read as a slash", () => {
  expect(linking("- A [link][n]\n\n[n]: JavaScript:alert(1)")).toHaveLength(1);
  expect(linking("A [link](/\\\\host.example).")).toHaveLength(1);
  expect(linking("A [link](</\t/host.example>).")).toHaveLength(1);
});

test("links to https, mail, telephone and pages of the site are no finding, nor is code", () => {
  const safe = ["https://x.example", "mailto:a@x.example", "tel:+33199001234", "/bureau", "#part", "http://x.example"];
  expect(linking(`${safe.map((href) => `[a](${href})`).join(" ")} \`[f](file:x)\``)).toEqual([]);
});
