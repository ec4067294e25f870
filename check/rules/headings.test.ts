import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { headingsWithoutStop, tellingTitles } from "./headings.ts";

describe("a heading that ends with a full stop is a finding", () => {
  const stop = (heading: string) => `The heading "${heading}" ends with a full stop.`;

  test.each(["tag", "title", "heading", "statesHeading", "dialogTitle"])("at `%s:`", (key) => {
    expect(
      findingsBy(headingsWithoutStop, (tree) =>
        tree.write("pages/board.yaml", `${key}:\n  fr: Le bureau.\n  en: The board.\n`),
      ),
    ).toEqual([
      `pages/board.yaml | fr: Le bureau. | ${key}.fr | ${stop("Le bureau.")}`,
      `pages/board.yaml | en: The board. | ${key}.en | ${stop("The board.")}`,
    ]);
  });

  test("deep in a file, whatever spaces follow it", () => {
    expect(
      findingsBy(headingsWithoutStop, (tree) => {
        tree.replace("pages/home.yaml", "fr: J’étudie", 'fr: "J’étudie. "');
        tree.replace("site.yaml", "en: Come along", "en: Come along.");
      }),
    ).toEqual([
      `pages/home.yaml | fr: "J’étudie. " | doors.join.title.fr | ${stop("J’étudie. ")}`,
      `site.yaml | en: Come along. | call.title.en | ${stop("Come along.")}`,
    ]);
  });

  test.each(["subtitle", "titles", "pretag", "tagline", "subheading", "headings", "my-Heading", "Title", "titleText"])(
    "but not at `%s:`, which is no heading",
    (key) => {
      expect(
        findingsBy(headingsWithoutStop, (tree) => tree.write("pages/board.yaml", `${key}:\n  fr: Le bureau.\n`)),
      ).toEqual([]);
    },
  );

  test.each(["open", "end", "text"])("but not in what is in no language: `%s:`", (key) => {
    expect(
      findingsBy(headingsWithoutStop, (tree) => tree.write("pages/board.yaml", `title:\n  ${key}: Le bureau.\n`)),
    ).toEqual([]);
  });

  test.each(["Le bureau", "Le bureau...", "Le bureau…", "Qui\u202f?", "N. B", "."])("but %s is none", (heading) => {
    expect(
      findingsBy(headingsWithoutStop, (tree) => {
        tree.write("pages/board.yaml", `title:\n  fr: ${heading}\n`);
        tree.write("legal/privacy.fr.md", `# ${heading}\n`);
      }),
    ).toEqual([]);
  });

  test("at its line of a Markdown file, of whatever level", () => {
    expect(
      findingsBy(headingsWithoutStop, (tree) =>
        tree.write("legal/privacy.en.md", "# Privacy.\n\nNothing.\n\n## What `we` keep. \n\n###### The end.\n"),
      ),
    ).toEqual([
      `legal/privacy.en.md | # Privacy. | ${stop("Privacy.")}`,
      `legal/privacy.en.md | ## What \`we\` keep. | ${stop("What `we` keep. ")}`,
      `legal/privacy.en.md | ###### The end. | ${stop("The end.")}`,
    ]);
  });

  test.each(["A sentence.", "A # sign.", "#Sign.", "####### Seven.", "```\n# Code.\n```", "# Run `this.`"])(
    "but in Markdown, %j is no heading with a full stop",
    (text) => {
      expect(findingsBy(headingsWithoutStop, (tree) => tree.write("legal/privacy.en.md", text))).toEqual([]);
    },
  );
});

describe("the title of a page in search results", () => {
  const withTitles = (fr: string, en: string) =>
    findingsBy(tellingTitles, (tree) => {
      tree.replace("pages/home.yaml", "fr: Page d’essai", `fr: ${fr}`);
      tree.replace("pages/home.yaml", "en: Test page", `en: ${en}`);
    });

  test.each([
    ["Presse et presse", "Presse"],
    ["La Régie, la regie", "Régie"],
    ["“{name}” ou {name}", "{name}"],
    ["Tour 2026 et Krypto 2026", "2026"],
    ["Vice-présidence, vice-présidence", "Vice-présidence"],
    ["Un, deux, trois, quatre, trois", "trois"],
  ])("says no word twice: %s", (title, word) => {
    expect(withTitles(title, "Test page")).toEqual([
      `pages/home.yaml | fr: ${title} | seo.title.fr | The title says "${word}" twice.`,
    ]);
    expect(withTitles("Page d’essai", title)).toEqual([
      `pages/home.yaml | en: ${title} | seo.title.en | The title says "${word}" twice.`,
    ]);
  });

  test.each(["Ici", "Une ou une", "Lyon-Sud ou Lyon-Nord", "Étudiant et étudiante", "{city} ou {cities}"])(
    "may be %s",
    (title) => {
      expect(withTitles(title, "Test page")).toEqual([]);
    },
  );

  test("is not the same in both languages, which is a finding at the second", () => {
    expect(withTitles("Contact", "Contact")).toEqual([
      "pages/home.yaml | en: Contact | seo.title.en | " +
        "The title is the same in both languages, so that nothing tells the two pages apart in search results.",
    ]);
  });

  test("is not compared when one language is missing", () => {
    expect(
      findingsBy(tellingTitles, (tree) => tree.write("pages/home.yaml", "seo:\n  title:\n    fr: Contact\n")),
    ).toEqual([]);
  });

  test("is all that is looked at: other texts may repeat words and be the same", () => {
    expect(
      findingsBy(tellingTitles, (tree) =>
        tree.write(
          "pages/home.yaml",
          "seo:\n  description:\n    fr: Presse, presse\n    en: Presse, presse\n" +
            "header:\n  title:\n    fr: Presse, presse\n    en: Presse, presse\n",
        ),
      ),
    ).toEqual([]);
  });
});
