import type { TestTree } from "./test-tree.ts";

/** One change to the valid tree, and the one finding it must cause. */
interface BrokenCopy {
  name: string;
  change: (tree: TestTree) => void;
  /** Path inside the content folder. */
  file: string;
  /** Words of the findingy line, or its number; left out when the finding is the file itself. */
  line?: string | number;
  field?: string;
  message: string;
  remedy: string;
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

/** From the folder to the message: a few of each kind. Every rule has its own cases beside it. */
export const brokenCopies: BrokenCopy[] = [
  {
    name: "a file in Latin-1",
    change: (tree) => tree.write("roles.yaml", Buffer.from(tree.read("roles.yaml"), "latin1")),
    file: "roles.yaml",
    line: 4,
    message: "not saved as UTF-8",
    remedy: "with the encoding UTF-8",
  },
  {
    name: "a quotation mark that never closes",
    change: (tree) => tree.replace("pages/board.yaml", "fr: Un titre", 'fr: "Un titre'),
    file: "pages/board.yaml",
    line: '"Un titre',
    message: "opens here and never closes",
    remedy: "Add the same mark at the end",
  },
  {
    name: "a missing file",
    change: (tree) => tree.remove("pages/events.yaml"),
    file: "pages/events.yaml",
    message: "it is missing",
    remedy: "Put it back, under exactly this name.",
  },
  {
    name: "a .yml file",
    change: (tree) => tree.copy("branches/hult.yaml", "branches/escp.yml"),
    file: "branches/escp.yml",
    message: "ends with .yaml",
    remedy: 'Rename it to "escp.yaml".',
  },
  {
    name: "a file name that is no address",
    change: (tree) => tree.rename("branches/hult.yaml", "branches/Hult Londres.yaml"),
    file: "branches/Hult Londres.yaml",
    message: "cannot be used in a web address",
    remedy: 'Rename it to "hult-londres.yaml": lower-case letters, digits and hyphens only.',
  },
  {
    name: "a .yml file with accents and capitals",
    change: (tree) => tree.copy("branches/hult.yaml", "branches/Évry Courcouronnes.yml"),
    file: "branches/Évry Courcouronnes.yml",
    message: "ends with .yaml",
    remedy: 'Rename it to "evry-courcouronnes.yaml".',
  },
  {
    name: "two pictures that differ by capitals alone",
    change: (tree) => tree.copy("branches/lyon/quai.jpg", "branches/lyon/Quai.jpg"),
    file: "branches/lyon/Quai.jpg",
    message: 'differs from "branches/lyon/quai.jpg" only by capitals',
    remedy: "Rename or remove one of them.",
  },
  {
    name: "a missing key",
    change: (tree) => tree.replace("branches/lyon.yaml", "  email: lyon@essai.example\n", ""),
    file: "branches/lyon.yaml",
    line: "contact:",
    field: "contact.email",
    message: "The line `email:` is missing.",
    remedy: "Add it below `contact:`, indented. Write the address with an @",
  },
  {
    name: "a misspelt key",
    change: (tree) => tree.replace("branches/hult.yaml", "summary:", "sumary:"),
    file: "branches/hult.yaml",
    line: "sumary:",
    field: "sumary",
    message: "does not know a line `sumary:`",
    remedy: 'Did you mean "summary"?',
  },
  {
    name: "French without English",
    change: (tree) => tree.replace("board/2025.yaml", "      en: He keeps the books.\n", ""),
    file: "board/2025.yaml",
    line: 15,
    field: "members.2.description.en",
    message: "The English text is missing.",
    remedy: "Add a line `en:`",
  },
  {
    name: "a bad e-mail address",
    change: (tree) => tree.replace("branches/lyon.yaml", "lyon@essai.example", "lyon(at)essai.example"),
    file: "branches/lyon.yaml",
    line: "lyon(at)",
    field: "contact.email",
    message: '"lyon(at)essai.example" is not valid for "E-mail address".',
    remedy: "Write the address with an @",
  },
  {
    name: "an unknown role",
    change: (tree) => tree.replace("branches/lyon.yaml", "role: president", "role: presidant"),
    file: "branches/lyon.yaml",
    line: "presidant",
    field: "office.1.role",
    message: 'There is no role "presidant".',
    remedy: 'Did you mean "president"?',
  },
  {
    name: "a misspelt branch",
    change: (tree) => tree.replace("board/2025.yaml", "branch: lyon", "branch: lion"),
    file: "board/2025.yaml",
    line: "lion",
    field: "members.1.branch",
    message: 'There is no branch "lion".',
    remedy: 'Did you mean "lyon"?',
  },
  {
    name: "latitude and longitude swapped",
    change: (tree) => tree.replace("branches/lyon.yaml", "lat: 45.749\n  lng: 4.86", "lat: 4.86\n  lng: 45.749"),
    file: "branches/lyon.yaml",
    line: "coordinates:",
    field: "coordinates",
    message: "it is once the two numbers change places",
    remedy: "Swap them",
  },
  {
    name: "two branches with the same name",
    change: (tree) => tree.replace("branches/ucl.yaml", "fr: UCL", "fr: hult"),
    file: "branches/ucl.yaml",
    line: "fr: hult",
    field: "name.fr",
    message: '"hult" is already used in `content/branches/hult.yaml:5`.',
    remedy: "Change or remove one of the two.",
  },
  {
    name: "an unknown speaker",
    change: (tree) => tree.replace("krypto-tour/schedule.yaml", "- Awa Lindqvist", "- Awa Lindquist"),
    file: "krypto-tour/schedule.yaml",
    line: "Awa Lindquist",
    field: "slots.2.speakers.1",
    message: 'There is no speaker "Awa Lindquist".',
    remedy: 'Did you mean "Awa Lindqvist"?',
  },
  {
    name: "an unknown room",
    change: (tree) => tree.replace("krypto-tour/schedule.yaml", "room: main", "room: mian"),
    file: "krypto-tour/schedule.yaml",
    line: "room: mian",
    field: "slots.2.room",
    message: 'There is no room "mian".',
    remedy: 'Did you mean "main"?',
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
    name: "an http link in Markdown",
    change: (tree) =>
      tree.replace("publications/guide.en.md", "Why this guide?", "Why [this guide](http://x.example/a)?"),
    file: "publications/guide.en.md",
    line: "http://x",
    message: 'The link "http://x.example/a" is not secure.',
    remedy: "Replace http:// with https://",
  },
  {
    name: "no space before a colon, on the second line of a long text",
    change: (tree) =>
      tree.replace(
        "pages/home.yaml",
        "fr: Bonjour.",
        "fr: >-\n      Une antenne dans chaque école,\n      une idée: apprendre ensemble.",
      ),
    file: "pages/home.yaml",
    line: "une idée",
    field: "hero.subtitle.fr",
    message: "No no-break space before `:` in French",
    remedy: "Put a no-break space",
  },
  {
    name: "a picture that is not there",
    change: (tree) => tree.replace("branches/lyon.yaml", "- src: lyon/quai.jpg", "- src: lyon/quais.jpg"),
    file: "branches/lyon.yaml",
    line: "quais.jpg",
    field: "gallery.1.src",
    message: 'There is no picture "lyon/quais.jpg".',
    remedy: 'Did you mean "lyon/quai.jpg"?',
  },
  {
    name: "a file that only bears a picture's name",
    change: (tree) => tree.write("branches/lyon/quai.jpg", "not a picture"),
    file: "branches/lyon/quai.jpg",
    message: "cannot be read as a picture",
    remedy: "export it again as JPEG",
  },
  {
    name: "an SVG with a script",
    change: (tree) => tree.write("partners/logos/losange.svg", svg("\n<script>1</script>")),
    file: "partners/logos/losange.svg",
    line: "<script>",
    message: '"<script" is not part of a still picture',
    remedy: "Export it again as a plain SVG",
  },
  {
    name: "a French text without its English one",
    change: (tree) => tree.remove("legal/privacy.en.md"),
    file: "legal/privacy.fr.md",
    message: 'has no translation: "privacy.en.md" is missing',
    remedy: "Add that file beside this one",
  },
];
