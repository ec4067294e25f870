import { expect, test } from "vitest";
import { checkFiles } from "#check/check.ts";
import { type Broken, cases, found, remove, rename, replace, set, unset, write } from "./broken.ts";
import { TestTree, today } from "./test-tree.ts";

const title = (yaml: string) => set("timeline/2017.yaml", "title.fr", yaml);
const [lyon, hult, mica] = ["branches/lyon.yaml", "branches/hult.yaml", "publications/mica-un-an-apres.yaml"];

const files: Broken[] = [
  [
    "Latin-1",
    (tree) => tree.write("roles.yaml", Buffer.from(tree.read("roles.yaml"), "latin1")),
    ["roles.yaml:0", "UTF-8"],
  ],
  ["a missing file", remove("pages/events.yaml"), ["pages/events.yaml:0", "Put it back"]],
  ["a missing folder", remove("timeline"), ["timeline/:0", "Put it back"]],
  [
    "a file name that is no address",
    rename(hult, "branches/Hult Londres.yaml"),
    ["branches/Hult Londres.yaml:0", "hult-londres.yaml"],
  ],
  [
    "a file name that is no year",
    rename("timeline/2017.yaml", "timeline/debut.yaml"),
    ["timeline/debut.yaml:0", "2024.yaml"],
  ],
  ["a Word file", write("branches/notes.docx", "x"), ["branches/notes.docx:0", "Nothing on the site reads this file"]],
  [".yml", rename("redirects.yaml", "redirects.yml"), ["redirects.yml:0", 'Did you mean "redirects.yaml"?']],
  ["an unknown folder", write("branch/nice.yaml", "status: soon\n"), ["branch/nice.yaml:0", "Check its name, folder"]],
  [
    "Markdown without a publication",
    write("publications/essai.fr.md", "# Essai\n"),
    ["publications/essai.fr.md:0", "Nothing on the site reads"],
  ],
  ["a heavy photograph", write("branches/lyon/1.webp", new Uint8Array(30_000_001)), ["branches/lyon/1.webp:0", "30"]],
  [
    "a heavy text",
    write("branches/notes.txt", new Uint8Array(5_000_001)),
    ["branches/notes.txt:0", "Nothing on the site reads"],
    ["branches/notes.txt:0", "too heavy"],
  ],
];

const syntax: Broken[] = [
  ["an unclosed quotation mark", title('"Un titre'), ["timeline/2017.yaml:2", "never closes"]],
  ["a colon in a text", title("Un titre: deux"), ["timeline/2017.yaml:2", 'e.g. `fr: "Débat\u00a0: MiCA"`']],
  ["a tab", replace("timeline/2017.yaml", "  fr:", "\tfr:"), ["timeline/2017.yaml:2", "begins with a tab"]],
  ["a space too many", replace(lyon, "  email:", "   email:"), [`${lyon}:34`, "not aligned"]],
  ["a reserved sign", title("@krypto"), ["timeline/2017.yaml:2", "reserved in YAML"]],
  ["an alias of nothing", title("*note"), ["timeline/2017.yaml:1", "reserved in YAML"]],
  ["a text after a quotation mark", title("'l'école'"), ["timeline/2017.yaml:2", "goes on after"]],
  ["a key twice", replace(lyon, "position:", "position: 9\nposition:"), [`${lyon}:3`, "Keep one"]],
  ["no colon", replace(lyon, "country: france", "country france"), [`${lyon}:9`, "name: value"]],
  ["an empty file", write(hult, ""), [`${hult}:1`, "is empty"]],
  ["a list", write(hult, "- a\n"), [`${hult}:1`, "not made of lines"]],
];

const fields: Broken[] = [
  [
    "a missing line",
    unset(lyon, "contact.email"),
    [`${lyon}:32 contact.email`, "The line `email:` is missing. Add it below `contact:`"],
  ],
  ["a misspelt line", replace(hult, "summary:", "sumary:"), [`${hult}:14 sumary`, 'Did you mean "summary"?']],
  [
    "no English",
    unset("board/2025.yaml", "members.2.description.en"),
    [
      "board/2025.yaml:17 members.2.description.en",
      "Le texte anglais manque. Ajoutez une ligne `en:` à côté de l’autre",
    ],
  ],
  ["an empty line", set(lyon, "contact.email", ""), [`${lyon}:33 contact.email`, "Nothing is written here."]],
  ["a wrong address", set(lyon, "contact.email", "lyon"), [`${lyon}:33 contact.email`, "with an @"]],
  ["one language", replace(lyon, "city:\n  fr: Lyon\n  en: Lyon", "city: Lyon"), [`${lyon}:6 city`, "two lines below"]],
  ["a wrong choice", replace(lyon, "status: open", "status: ouverte"), [`${lyon}:1 status`, "`open`"]],
  ["a number too small", set(lyon, "position", "0"), [`${lyon}:2 position`, "Write a number"]],
  ["a text for a number", set(lyon, "position", "premier"), [`${lyon}:2 position`, "Write a number"]],
  ["a text for yes or no", replace(lyon, "sample: true", "sample: oui"), [`${lyon}:22 sample`, "true or false"]],
  ["30 February", set(mica, "date", "2025-02-30"), [`${mica}:4 date`, "a day that exists"]],
  [
    "a picture without text",
    unset(lyon, "gallery.1.alt"),
    [`${lyon}:58 gallery.1.alt`, "The picture has no alternative text. Add `alt:` below `src:`"],
  ],
  [
    "a picture from elsewhere",
    set(lyon, "gallery.1.src", "https://a.example/x.jpg"),
    [`${lyon}:58 gallery.1.src`, "https://a.example/x.jpg"],
  ],
  ["too few steps", unset("pages/join.yaml", "after.steps.1"), ["pages/join.yaml:22 after.steps", "2 items"]],
  [
    "a telephone as a number",
    set(lyon, "contact.phone", "+33199001234"),
    [`${lyon}:34 contact.phone`, "quotation marks"],
  ],
  ["an RNA number", set("site.yaml", "rna", "12345"), ["site.yaml:8 rna", "nine digits"]],
  ["no legal telephone", set("site.yaml", "phone", '""'), ["site.yaml:10 phone", "French law asks for it"]],
];

test("the fixture has no finding", () => {
  const { content, findings, fileCount } = checkFiles(new TestTree().files, { today });
  expect(findings).toEqual([]);
  expect([content?.branches.length, fileCount]).toEqual([10, new TestTree().files.size]);
});

test.each(cases(files))("$name is found", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
test.each(cases(syntax))("$name is found in its line", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
test.each(cases(fields))("$name is found at its field", async ({ change, wanted }) => {
  expect(await found(change)).toEqual(wanted);
});
