/**
 * Every command of package.json, or its sub-commands: a command line, and what it does in French and English. Without
 * [options], our programs take none. Plain JavaScript: run.mjs must be able to read it on any version of Node.
 * @type {import("./commands.mjs").commands}
 */
export const commands = {
  start: [
    "node tools/start.ts",
    "construit le site s’il le faut, puis le sert",
    "builds the site if needed and serves it",
  ],
  dev: ["react-router dev", "montre le site pendant qu’on le modifie", "shows the site while it is being changed"],
  edit: ["node tools/edit.ts", "ouvre l’éditeur dans le navigateur", "opens the editor in the browser"],
  build: ["node tools/build.ts", "vérifie le contenu et construit le site", "checks the content and builds the site"],
  test: ["node tools/test.ts [options]", "tous les tests, ou ces étapes", "all tests, or these stages"],
  validate: ["node tools/validate.ts [options]", "les validateurs écrits par d’autres", "third-party validators"],
  lint: ["oxlint --type-aware --deny-warnings", "les règles du code", "the rules of the code"],
  format: [
    "oxfmt . && node tools/content-format.ts content tests/sites/fixture",
    "met en forme le code et le contenu",
    "formats the code and the content",
  ],
  events: [
    "node tools/events-refresh.ts [options]",
    "relit l’agenda public dans content/events/agenda.yaml",
    "reads the public calendar into content/events/agenda.yaml",
  ],
  bench: [
    "node tools/bench.ts [options]",
    "mesure le site et écrit bench/report.md",
    "measures the site and writes bench/report.md",
  ],
  pictures: [
    "node tools/pictures.ts",
    "photographie les pages, ou celles-ci (home fr 390 large)",
    "takes screenshots of all pages, or of these (home fr 390 large)",
  ],
  content: {
    check: ["node tools/content-check.ts [options]", "toutes les fautes de content/", "all errors in content/"],
    fix: [
      "node tools/content-check.ts --fix [options]",
      "la même chose, après avoir corrigé la typographie française",
      "the same, after fixing French typography",
    ],
    drift: [
      "node tools/content/drift.ts [options]",
      "les textes changés dans une seule langue",
      "texts changed in one language only",
    ],
    freshness: ["node tools/content/freshness.ts [options]", "ce qui n’est plus à jour", "what is out of date"],
    launch: [
      "node tools/launch-check.ts [options]",
      "ce qui manque avant la mise en ligne",
      "what is missing before the site is public",
    ],
    schemas: [
      "node tools/content-schemas.ts [options]",
      "réécrit les schémas JSON de content/",
      "writes the JSON Schemas of content/",
    ],
  },
  people: {
    import: [
      "node tools/content/import-people.ts [options]",
      "montre ce que changerait une feuille de personnes (personnes.csv)",
      "shows what a sheet of people would change (people.csv)",
    ],
    export: [
      "node tools/content/export-people.ts [options]",
      "écrit tout le monde dans une feuille (personnes.csv), ou à l’écran",
      "writes a sheet of all people (people.csv), or prints it",
    ],
  },
  new: {
    year: ["node tools/content/new-year.ts [options]", "ouvre le bureau suivant", "opens the next board"],
    edition: [
      "node tools/content/new-edition.ts [options]",
      "ouvre l’édition suivante de l’événement",
      "opens the next edition of the event",
    ],
  },
  deploy: {
    site: ["node tools/publish-site.ts [options]", "publie le site construit", "publishes the built site"],
    files: [
      "node tools/deploy-files.ts [options]",
      "prépare le dossier à envoyer à un hébergeur (vercel)",
      "prepares the folder to upload to a host (vercel)",
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
    commands: [
      "vitest run --project commands",
      "toutes les commandes, lentes comprises",
      "all commands, slow ones too",
    ],
    hosts: ["node tools/test-hosts.ts", "les réglages sur nginx et Cloudflare", "the settings on nginx and Cloudflare"],
    browser: [
      "playwright test -c playwright.weekly.config.ts",
      "les tests de navigateur trop lents pour npm test, et chaque page dans toutes les largeurs",
      "the browser tests too slow for npm test, and every page at every width",
    ],
    owners: ["node tests/sites/owners.ts", "les changements d’un nouveau bureau", "the changes of a new board"],
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
    validators: [
      "node tools/validate.ts --built [options]",
      "les validateurs écrits par d’autres",
      "third-party validators",
    ],
    supply: [
      "npm audit --omit=dev && npm audit --audit-level=high && npm audit --prefix tools/programs/lighthouse && npm audit --prefix tools/programs/vercel && npm audit --prefix tools/programs/wrangler && npm audit signatures",
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
