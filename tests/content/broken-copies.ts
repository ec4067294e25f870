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
    line: 3,
    message: "not saved as UTF-8",
    remedy: "with the encoding UTF-8",
  },
  {
    name: "a quotation mark that never closes",
    change: (tree) => tree.set("timeline/2017.yaml", "title.fr", '"Un titre'),
    file: "timeline/2017.yaml",
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
    change: (tree) => tree.copy("branches/lyon/hero.webp", "branches/lyon/Hero.webp"),
    file: "branches/lyon/Hero.webp",
    message: 'differs from "branches/lyon/hero.webp" only by capitals',
    remedy: "Rename or remove one of them.",
  },
  {
    name: "a missing key",
    change: (tree) => tree.unset("branches/lyon.yaml", "contact.email"),
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
    change: (tree) => tree.unset("board/2025.yaml", "members.2.description.en"),
    file: "board/2025.yaml",
    line: 17,
    field: "members.2.description.en",
    message: "The English text is missing.",
    remedy: "Add a line `en:`",
  },
  {
    name: "a bad e-mail address",
    change: (tree) => tree.set("branches/lyon.yaml", "contact.email", "lyon(at)essai.example"),
    file: "branches/lyon.yaml",
    line: "lyon(at)",
    field: "contact.email",
    message: '"lyon(at)essai.example" is not valid for "E-mail address".',
    remedy: "Write the address with an @",
  },
  {
    name: "an unknown role",
    change: (tree) => tree.set("branches/lyon.yaml", "office.1.role", "presidant"),
    file: "branches/lyon.yaml",
    line: "presidant",
    field: "office.1.role",
    message: 'There is no role "presidant".',
    remedy: 'Did you mean "president"?',
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
    change: (tree) => tree.set("branches/telecom.yaml", "name.fr", "hult"),
    file: "branches/telecom.yaml",
    line: "fr: hult",
    field: "name.fr",
    message: '"hult" is already used in `content/branches/hult.yaml:4`.',
    remedy: "Change or remove one of the two.",
  },
  {
    name: "a computed word that does not exist",
    change: (tree) => tree.set("pages/home.yaml", "hero.subtitle.fr", "Dans {countreis} villes."),
    file: "pages/home.yaml",
    line: "{countreis}",
    field: "hero.subtitle.fr",
    message: '"{countreis}" is not a word the site can fill in.',
    remedy: 'Did you mean "{countries}"?',
  },
  {
    name: "an http link in Markdown",
    change: (tree) => tree.write("legal/privacy.en.md", "# Privacy policy\n\nSee [this](http://x.example/a).\n"),
    file: "legal/privacy.en.md",
    line: "http://x",
    message: 'The link "http://x.example/a" is not secure.',
    remedy: "Replace http:// with https://",
  },
  {
    name: "no space before a colon, on the second line of a long text",
    change: (tree) =>
      tree.set(
        "pages/home.yaml",
        "hero.subtitle.fr",
        ">-\n      Une antenne dans chaque école,\n      une idée: apprendre ensemble.",
      ),
    file: "pages/home.yaml",
    line: "une idée",
    field: "hero.subtitle.fr",
    message: "No no-break space before `:` in French",
    remedy: "Put a no-break space",
  },
  {
    name: "a picture that is not there",
    change: (tree) => tree.set("branches/lyon.yaml", "gallery.1.src", "lyon/11.webp"),
    file: "branches/lyon.yaml",
    line: "11.webp",
    field: "gallery.1.src",
    message: 'There is no picture "lyon/11.webp".',
    remedy: 'Did you mean "lyon/1.webp"?',
  },
  {
    name: "a file that only bears a picture's name",
    change: (tree) => tree.write("branches/lyon/1.webp", "not a picture"),
    file: "branches/lyon/1.webp",
    message: "cannot be read as a picture",
    remedy: "export it again as JPEG",
  },
  {
    name: "an SVG with a script",
    change: (tree) => tree.write("partners/logos/halden.svg", svg("\n<script>1</script>")),
    file: "partners/logos/halden.svg",
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
