/**
 * Every command of package.json, by its name there: a command line, or sub-commands, each with a command line and what
 * it does in French and English. Plain JavaScript: run.mjs must be able to read it on any version of Node.
 * @type {Record<string, string | Record<string, [line: string, french: string, english: string]>>}
 */
export const commands = {
  start: "node tools/start.ts",
  dev: "react-router dev",
  edit: "node tools/edit.ts",
  build: "node tools/build.ts",
  test: "node tools/test.ts",
  validate: "node tools/validate.ts",
  lint: "oxlint --type-aware --deny-warnings",
  format: "oxfmt . && node tools/content-format.ts content tests/sites/fixture",
  events: "node tools/events-refresh.ts",
  bench: "node tools/bench.ts",
  pictures: "node tools/pictures.ts",
  content: {
    check: ["node tools/content-check.ts", "toutes les fautes de content/", "all errors in content/"],
    fix: [
      "node tools/content-check.ts --fix",
      "la même chose, après avoir corrigé la typographie française",
      "the same, after fixing French typography",
    ],
    drift: [
      "node tools/content/drift.ts",
      "les textes changés dans une seule langue",
      "texts changed in one language only",
    ],
    freshness: ["node tools/content/freshness.ts", "ce qui n’est plus à jour", "what is out of date"],
    launch: [
      "node tools/launch-check.ts",
      "ce qui manque avant la mise en ligne",
      "what is missing before the site is public",
    ],
    schemas: [
      "node tools/content-schemas.ts",
      "réécrit les schémas JSON de content/",
      "writes the JSON Schemas of content/",
    ],
    derive: [
      "node tools/derive.ts",
      "refait les images et les PDF tirés de content/",
      "makes the pictures and PDFs derived from content/",
    ],
    accessibility: [
      "node tools/accessibility/report.ts",
      "reprend les chiffres de la déclaration d’accessibilité du dernier npm test",
      "takes the figures of the accessibility statement from the last npm test",
    ],
  },
  people: {
    import: [
      "node tools/content/import-people.ts",
      "lit une feuille CSV de personnes",
      "reads a sheet of people (CSV)",
    ],
    export: [
      "node tools/content/export-people.ts",
      "écrit une feuille CSV de personnes",
      "writes a sheet of people (CSV)",
    ],
  },
  new: {
    year: ["node tools/content/new-year.ts", "ouvre le bureau suivant", "opens the next board"],
    edition: [
      "node tools/content/new-edition.ts",
      "ouvre l’édition suivante de l’événement",
      "opens the next edition of the event",
    ],
  },
  deploy: {
    site: ["node tools/publish-site.ts", "publie le site construit", "publishes the built site"],
    files: [
      "node tools/deploy-files.ts",
      "prépare le dossier à envoyer à un hébergeur",
      "prepares the folder to upload to a host",
    ],
  },
  "test:all": {
    "": [
      "node tools/test-all.ts",
      "tout ce qui suit, l’un après l’autre (des heures)",
      "all of the following, one after another (hours)",
    ],
    sites: [
      "node tests/sites/build.ts",
      "construit les sites que lisent les tests",
      "builds the sites that the tests read",
    ],
    hosts: ["node tools/test-hosts.ts", "les réglages sur nginx et Cloudflare", "the settings on nginx and Cloudflare"],
    widths: [
      "playwright test -c playwright.widths.config.ts",
      "chaque page dans toutes les largeurs",
      "every page at every width",
    ],
    owners: ["node tests/sites/owners.ts", "les changements d’un nouveau bureau", "the changes of a new board"],
    guide: [
      "node tests/sites/first-change.ts",
      "les étapes de « Your first code change »",
      "the steps of 'Your first code change'",
    ],
    planted: [
      "node tests/sites/planted.ts",
      "les tests voient-ils des erreurs posées exprès ?",
      "do the tests find errors planted on purpose?",
    ],
    editor: [
      "playwright test -c tests/editor/playwright.config.ts",
      "l’éditeur dans un navigateur",
      "the editor in a browser",
    ],
    validators: ["node tools/validate.ts --built", "les validateurs écrits par d’autres", "third-party validators"],
    supply: [
      "npm audit --omit=dev && npm audit --audit-level=high && npm audit signatures",
      "les failles connues et les signatures des paquets",
      "known vulnerabilities and signatures of the packages",
    ],
    mutants: [
      "stryker run",
      "les tests voient-ils un code faussé ? (des heures)",
      "do the tests notice broken code? (hours)",
    ],
  },
};
