import type { TestTree } from "./test-tree.ts";

/** One change to the valid tree, and the one finding it must cause. */
interface BrokenCopy {
  name: string;
  change: (tree: TestTree) => void;
  /** Path inside the content folder. */
  file: string;
  /** Words of the line, or its number; left out when the finding is the file itself. */
  line?: string | number;
  field?: string;
  message: string;
  remedy: string;
}

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
    name: "an unknown role",
    change: (tree) => tree.set("branches/lyon.yaml", "office.1.role", "presidant"),
    file: "branches/lyon.yaml",
    line: "presidant",
    field: "office.1.role",
    message: 'There is no role "presidant".',
    remedy: 'Did you mean "president"?',
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
];
