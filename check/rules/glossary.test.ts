import { describe, expect, test } from "vitest";
import { faultsBy } from "#tests/content/faults-by.ts";
import { oneWordForOneThing } from "./glossary.ts";

const instead = (use: string, word: string) => `Elsewhere the site says "${use}" where this says "${word}".`;

const inPolicy = (text: string) => faultsBy(oneWordForOneThing, (tree) => tree.write("legal/privacy.fr.md", text));

/** The French Markdown text, with a glossary that knows one French word. */
const whenAvoiding = (avoid: string, text: string) =>
  faultsBy(oneWordForOneThing, (tree) => {
    tree.write("glossary.yaml", `fr:\n  - use: courriel\n    avoid: ["${avoid}"]\n`);
    tree.write("legal/privacy.fr.md", text);
  });

test("a word that the glossary avoids is a fault at its field, on its own line", () => {
  expect(
    faultsBy(oneWordForOneThing, (tree) => {
      tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: >-\n      Envoyez-nous\n      un e-mail.");
      tree.replace("pages/home.yaml", "en: Hello.", "en: Each pole says hello.");
    }),
  ).toEqual([
    `pages/home.yaml | un e-mail. | hero.subtitle.fr | ${instead("courriel", "e-mail")}`,
    `pages/home.yaml | en: Each pole says hello. | hero.subtitle.en | ${instead("working group", "pole")}`,
  ]);
});

test("each such word of a long text is a fault, in its own language", () => {
  expect(
    faultsBy(oneWordForOneThing, (tree) => {
      tree.write("legal/privacy.fr.md", "# E-mails\n\nUn email du pole.\n");
      tree.write("legal/privacy.en.md", "# An email\n\nThe poles.\n");
    }),
  ).toEqual([
    `legal/privacy.en.md | The poles. | ${instead("working group", "poles")}`,
    `legal/privacy.fr.md | # E-mails | ${instead("courriel", "E-mails")}`,
    `legal/privacy.fr.md | Un email du pole. | ${instead("courriel", "email")}`,
  ]);
});

test("a word of the other language, and a name that has no language, are no faults", () => {
  expect(
    faultsBy(oneWordForOneThing, (tree) => {
      tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: Le pole Nord.");
      tree.replace("pages/home.yaml", "en: Hello.", "en: An email is enough.");
      tree.replace("site.yaml", "name: Hébergeur d’essai", "name: Email et pole");
    }),
  ).toEqual([]);
});

describe("only whole words count", () => {
  test.each(["emailing", "éemail", "2email", "email2", "emailé", "anti-email", "email-type"])(
    "%s is another word",
    (word) => {
      expect(inPolicy(`Un ${word} ici.`)).toEqual([]);
    },
  );

  test.each(["(email)", "l’email", "email.", "**email**"])("%s has the word in it", (written) => {
    expect(inPolicy(`Un ${written} ici.`)).toEqual([
      `legal/privacy.fr.md | Un ${written} ici. | ${instead("courriel", "email")}`,
    ]);
  });
});

describe("what is no prose is not read", () => {
  test.each([
    "{email}",
    "{ email }",
    "email.contact@essai.example",
    "contact@essai.email",
    "`email`",
    "[ici](https://essai.example/email)",
  ])("%s", (written) => {
    expect(inPolicy(`Voir ${written} ici.`)).toEqual([]);
  });

  test("and what follows it keeps its line", () => {
    expect(inPolicy("Voir {city}, a@essai.example et votre\nemail.\n\nVotre email\nou email\n")).toEqual([
      `legal/privacy.fr.md | ou email | ${instead("courriel", "email")}`,
    ]);
    expect(inPolicy("{city}\nemail\n")).toEqual([`legal/privacy.fr.md | email | ${instead("courriel", "email")}`]);
  });
});

describe("a phrase that means something else", () => {
  test("is no fault, however often and with whatever capitals it stands there", () => {
    expect(inPolicy("Votre email, votre email, VOTRE EMAIL et votre  emails.")).toEqual([]);
  });

  test("leaves the word alone a fault", () => {
    expect(inPolicy("Votre email\net notre email\n")).toEqual([
      `legal/privacy.fr.md | et notre email | ${instead("courriel", "email")}`,
    ]);
  });

  test("does not draw the fault of a later line to its own", () => {
    expect(
      faultsBy(oneWordForOneThing, (tree) =>
        tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: >-\n      Votre email\n      et notre email."),
      ),
    ).toEqual([`pages/home.yaml | et notre email. | hero.subtitle.fr | ${instead("courriel", "email")}`]);
  });

  test("is none for the other words of the glossary", () => {
    expect(
      faultsBy(oneWordForOneThing, (tree) => {
        tree.replace("glossary.yaml", "en:\n", "  - use: votre adresse\n    avoid: [votre email]\nen:\n");
        tree.write("legal/privacy.fr.md", "Votre email.");
      }),
    ).toEqual([`legal/privacy.fr.md | Votre email. | ${instead("votre adresse", "Votre email")}`]);
  });
});

describe("how a word of the glossary is looked for", () => {
  test.each([
    ["courrier électronique", "courrier électronique"],
    ["courrier électronique", "courrier\u00a0électronique"],
    ["courrier électronique", "courrier  électronique"],
    ["courrier  électronique", "courrier électronique"],
    ["e.mail", "e.mail"],
    ["(e)mail", "(e)mail"],
    ["mail+", "mail+"],
    ["Émail", "éMAILs"],
  ])("%s finds %s", (avoid, written) => {
    expect(whenAvoiding(avoid, `Un ${written} ici.`)).toEqual([
      `legal/privacy.fr.md | Un ${written} ici. | ${instead("courriel", written)}`,
    ]);
  });

  test("its words may stand on two lines: the first one counts", () => {
    expect(whenAvoiding("courrier électronique", "Un courrier\nélectronique ici.")).toEqual([
      `legal/privacy.fr.md | Un courrier | ${instead("courriel", "courrier\nélectronique")}`,
    ]);
  });

  test.each([
    ["e.mail", "exmail"],
    ["courrier électronique", "courrierélectronique"],
    ["mail+", "mailll"],
  ])("%s does not find %s", (avoid, written) => {
    expect(whenAvoiding(avoid, `Un ${written} ici.`)).toEqual([]);
  });
});
