import type { BrokenCopy } from "./broken-copy.ts";

const redirects = (from: string, to: string) => `redirects:\n  - from: ${from}\n    to: ${to}\n`;

const archive =
  "editions:\n  - year: 2024\n    number: 3\n    city: { fr: Lyon, en: Lyon }\n    summary: { fr: La troisième., en: The third. }\n";

/** Faults in what a board decides: countries, categories, computed words, redirects, what the event's page embeds. */
export const brokenDecisions: BrokenCopy[] = [
  {
    name: "an unknown country",
    change: (tree) => tree.replace("branches/mons.yaml", "country: belgium", "country: belgique"),
    file: "branches/mons.yaml",
    line: "belgique",
    field: "country",
    message: 'There is no country "belgique".',
    remedy: 'those in countries.yaml (france, uk, belgium), or add the country there first. Did you mean "belgium"?',
  },
  {
    name: "a country without its code",
    change: (tree) => tree.replace("countries.yaml", "code: GB", "code: uk"),
    file: "countries.yaml",
    line: "code: uk",
    field: "uk.code",
    message: '"uk" is not the code of a country.',
    remedy: "the two capital letters of its ISO code",
  },
  {
    name: "an unknown category",
    change: (tree) => tree.replace("publications/etude.yaml", "category: kryptopaper", "category: étude"),
    file: "publications/etude.yaml",
    line: "category:",
    field: "category",
    message: 'There is no category "étude".',
    remedy: 'Did you mean "etude"?',
  },
  {
    name: "a computed word that does not exist",
    change: (tree) => tree.replace("pages/home.yaml", "fr: Bonjour.", "fr: Dans {countreis} villes."),
    file: "pages/home.yaml",
    line: "{countreis}",
    field: "hero.subtitle.fr",
    message: '"{countreis}" is not a word the site can fill in.',
    remedy: 'Did you mean "{countries}"?',
  },
  {
    name: "a computed word between double braces",
    change: (tree) => tree.replace("legal/privacy.fr.md", "rien.", "rien, {{name}}."),
    file: "legal/privacy.fr.md",
    line: "{{name}}",
    message: '"{{name}}" is not a word the site can fill in.',
    remedy: "between single braces",
  },
  {
    name: "a computed word where none is filled in",
    change: (tree) => tree.replace("branches/hult.yaml", "school: Hult", 'school: "{name}" # Hult'),
    file: "branches/hult.yaml",
    line: "{name}",
    field: "school",
    message: '"{name}" cannot be filled in here.',
    remedy: "write the value itself",
  },
  {
    name: "a redirect from a page that exists",
    change: (tree) => tree.write("redirects.yaml", redirects("/antennes/lyon", "/antennes")),
    file: "redirects.yaml",
    line: "from:",
    field: "redirects.1.from",
    message: 'The page "/antennes/lyon" exists',
    remedy: "or correct `from:`",
  },
  {
    name: "a redirect to nothing",
    change: (tree) => tree.write("redirects.yaml", redirects("/antennes/lille", "/antenes")),
    file: "redirects.yaml",
    line: "to:",
    field: "redirects.1.to",
    message: 'There is no page "/antenes".',
    remedy: 'Did you mean "/antennes"?',
  },
  {
    name: "a redirect from a publication that exists",
    change: (tree) => tree.write("redirects.yaml", redirects("/publications/etude", "/publications/guide")),
    file: "redirects.yaml",
    line: "from:",
    field: "redirects.1.from",
    message: 'The page "/publications/etude" exists',
    remedy: "or correct `from:`",
  },
  {
    name: "a redirect to a publication that is not there",
    change: (tree) => tree.write("redirects.yaml", redirects("/publications/ancien", "/publications/guid")),
    file: "redirects.yaml",
    line: "to:",
    field: "redirects.1.to",
    message: 'There is no page "/publications/guid".',
    remedy: 'Did you mean "/publications/guide"?',
  },
  {
    name: "a redirect from an earlier edition",
    change: (tree) => {
      tree.write("krypto-tour/archive.yaml", archive);
      tree.write("redirects.yaml", redirects("/krypto-tour/2024", "/krypto-tour"));
    },
    file: "redirects.yaml",
    line: "from:",
    field: "redirects.1.from",
    message: 'The page "/krypto-tour/2024" exists',
    remedy: "or correct `from:`",
  },
  {
    name: "a redirect to an edition that is not there",
    change: (tree) => {
      tree.write("krypto-tour/archive.yaml", archive);
      tree.write("redirects.yaml", redirects("/krypto-tour-2024", "/krypto-tour/2042"));
    },
    file: "redirects.yaml",
    line: "to:",
    field: "redirects.1.to",
    message: 'There is no page "/krypto-tour/2042".',
    remedy: 'Did you mean "/krypto-tour/2024"?',
  },
  {
    name: "a redirect in one language",
    change: (tree) => tree.write("redirects.yaml", redirects("/fr/antennes/lille", "/antennes")),
    file: "redirects.yaml",
    line: "from:",
    field: "redirects.1.from",
    message: '"/fr/antennes/lille" is not a path of this site without its language.',
    remedy: "Write what follows /fr or /en",
  },
  {
    name: "a board without a president",
    change: (tree) => tree.replace("board/2025.yaml", "role: president", "role: treasurer"),
    file: "board/2025.yaml",
    line: "members:",
    field: "members",
    message: "This board has no president",
    remedy: "Give one member the role `president`",
  },
  {
    name: "a film without its text",
    change: (tree) => {
      const film = /^film:\n(?: {2}.*\n)+/m;
      tree.write("krypto-tour/edition.yaml", tree.read("krypto-tour/edition.yaml").replace(film, ""));
    },
    file: "krypto-tour/edition.yaml",
    line: 1,
    field: "film",
    message: "The settings name `embeds.video`",
    remedy: "Add `film:` to this file, or remove `video:` from site.yaml.",
  },
  {
    name: "a portrait called a photo",
    change: (tree) =>
      tree.replace(
        "branches/lyon.yaml",
        "role: president",
        "role: president\n    photo: { src: lyon/quai.jpg, alt: { fr: Le quai, en: The quay } }",
      ),
    file: "branches/lyon.yaml",
    line: "photo:",
    field: "office.1.photo",
    message: "does not know a line `photo:`",
    remedy: 'Did you mean "image"?',
  },
  {
    name: "a branch that has closed",
    change: (tree) => tree.replace("board/2025.yaml", "branch: lyon", "branch: lille"),
    file: "board/2025.yaml",
    line: "branch: lille",
    field: "members.1.branch",
    message: 'There is no branch "lille".',
    remedy: "For a branch that has closed, remove this line and write `school:`",
  },
];
