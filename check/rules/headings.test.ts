import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { headingsWithoutStop, tellingTitles } from "./headings.ts";

describe("a heading that ends with a full stop", () => {
  const stop = (heading: string) => `The heading "${heading}" ends with a full stop.`;
  const written = (file: string, text: string) => findingsBy(headingsWithoutStop, (tree) => tree.write(file, text));

  test.each(["tag", "title", "heading", "statesHeading", "dialogTitle"])("is a finding at `%s:`", (key) => {
    expect(written("pages/board.yaml", `${key}:\n  fr: Le bureau.\n  en: "The board. "\n`)).toEqual([
      `pages/board.yaml | fr: Le bureau. | ${key}.fr | ${stop("Le bureau.")}`,
      `pages/board.yaml | en: "The board. " | ${key}.en | ${stop("The board. ")}`,
    ]);
  });

  test.each(["subtitle", "titles", "tagline", "subheading", "headings", "my-Heading", "Title", "titleText"])(
    "is no finding at `%s:`, which is not a heading",
    (key) => expect(written("pages/board.yaml", `${key}:\n  fr: Le bureau.\n`)).toEqual([]),
  );

  test.each(["Le bureau", "Le bureau...", "Le bureau…", "Qui\u202f?", "N. B", "."])("is not %s", (heading) => {
    expect(written("pages/board.yaml", `title:\n  fr: ${heading}\n`)).toEqual([]);
    expect(written("legal/privacy.fr.md", `# ${heading}\n`)).toEqual([]);
  });

  test("is a finding at its line in Markdown, at any level", () => {
    const text = "# Privacy.\n\nNothing.\n\n## What `we` keep. \n\n###### The end.\n";
    expect(written("legal/privacy.en.md", text)).toEqual([
      `legal/privacy.en.md | # Privacy. | ${stop("Privacy.")}`,
      `legal/privacy.en.md | ## What \`we\` keep. | ${stop("What `we` keep. ")}`,
      `legal/privacy.en.md | ###### The end. | ${stop("The end.")}`,
    ]);
  });

  test.each(["A # sign.", "#Sign.", "####### Seven.", "```\n# Code.\n```", "# Run `this.`"])(
    "is not %j in Markdown",
    (text) => expect(written("legal/privacy.en.md", text)).toEqual([]),
  );
});

describe("the title of a page in search results", () => {
  const withTitles = (fr: string, en: string) =>
    findingsBy(tellingTitles, (tree) => {
      tree.set("pages/home.yaml", "seo.title.fr", fr);
      tree.set("pages/home.yaml", "seo.title.en", en);
    });

  test.each([
    ["La Régie, la regie", "Régie"],
    ["“{name}” ou {name}", "{name}"],
    ["Tour 2026 et Krypto 2026", "2026"],
    ["Vice-présidence, vice-présidence", "Vice-présidence"],
    ["Un, deux, trois, quatre, trois", "trois"],
  ])("repeats a word: %s", (title, word) => {
    expect(withTitles(title, "Test page")).toEqual([
      `pages/home.yaml | fr: ${title} | seo.title.fr | The title says "${word}" twice.`,
    ]);
    expect(withTitles("Page d’essai", title)).toHaveLength(1);
  });

  test.each(["Une ou une", "Lyon-Sud ou Lyon-Nord", "Étudiant et étudiante", "{city} ou {cities}"])(
    "may be %s",
    (title) => expect(withTitles(title, "Test page")).toEqual([]),
  );

  test("is a finding when it is the same in both languages", () => {
    expect(withTitles("Contact", "Contact")).toEqual([
      "pages/home.yaml | en: Contact | seo.title.en | " +
        "The title is the same in both languages, so that nothing tells the two pages apart in search results.",
    ]);
  });

  test.each([
    ["one language is missing", "seo:\n  title:\n    fr: Contact\n"],
    ["a description repeats words", "seo:\n  description:\n    fr: Presse, presse\n    en: Presse, presse\n"],
    ["a heading repeats words", "header:\n  title:\n    fr: Presse, presse\n    en: Presse, presse\n"],
  ])("is no finding when %s", (_, text) => {
    expect(findingsBy(tellingTitles, (tree) => tree.write("pages/home.yaml", text))).toEqual([]);
  });
});
