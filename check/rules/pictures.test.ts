import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { canBeNamed, heaviest, localPictures, picturesExist, pictureWeights, soundDrawings } from "./pictures.ts";

type Change = (tree: TestTree) => void;

const lyon = "branches/lyon.yaml";
const logos = "partners/partners.yaml";
const hero =
  (src: string): Change =>
  (tree) =>
    tree.replace(lyon, "src: lyon/quai.jpg", `src: ${src}`);
const logo =
  (name: string): Change =>
  (tree) =>
    tree.replace(logos, "logo: logos/losange.svg", `logo: ${name}`);

describe("a picture that a file names", () => {
  test("may be there, or on the web", () => {
    expect(findingsBy(picturesExist, () => {})).toEqual([]);
    expect(findingsBy(picturesExist, hero("https://images.example/quai.jpg"))).toEqual([]);
  });

  test.each(["../../quai.jpg", "/quai.jpg"])("is a finding when it lies outside the content folder: %s", (src) => {
    expect(findingsBy(picturesExist, hero(src))).toEqual([
      `${lyon} | src: ${src} | heroImage.src | The picture "${src}" is outside the content folder.`,
    ]);
  });

  test("is left to its schema when it is another type of file", () => {
    expect(findingsBy(picturesExist, hero("lyon/quai.gif"))).toEqual([]);
  });

  test("is a finding when it is not there", () => {
    expect(findingsBy(picturesExist, hero("lyon/pont.jpg"))).toEqual([
      `${lyon} | src: lyon/pont.jpg | heroImage.src | There is no picture "lyon/pont.jpg".`,
    ]);
    expect(findingsBy(picturesExist, logo("logos/cercle.svg"))).toEqual([
      `${logos} | logo: logos/cercle.svg | items.1.logo | There is no picture "logos/cercle.svg".`,
    ]);
  });
});

test("a picture of a gallery is a file of ours, the one at the top of a page may be on the web", () => {
  const address = "https://images.example/quai.jpg";
  expect(findingsBy(localPictures, hero(address))).toEqual([]);
  const gallery: Change = (tree) => tree.replace(lyon, "- src: lyon/quai.jpg", `- src: ${address}`);
  expect(findingsBy(localPictures, gallery)).toEqual([
    `${lyon} | - src: ${address} | gallery.1.src | ` +
      `The site cannot show "${address}" here: it makes several sizes of each of these pictures.`,
  ]);
});

describe("in place of lyon/quay.jpg, which is not there, an editor is proposed", () => {
  function proposed(...others: string[]): string | undefined {
    const changed = new TestTree();
    hero("lyon/quay.jpg")(changed);
    for (const other of others) changed.write(`branches/${other}`, "bytes");
    const { tree } = readTree({ ...changed, shownAs: "content", today, atlas: undefined, say: catalogues.en });
    const [finding] = picturesExist(tree);
    return /Did you mean "(.*)"\?/.exec(finding?.remedy ?? "")?.[1];
  }

  test("the picture beside it that is shown elsewhere", () => {
    expect(proposed()).toBe("lyon/quai.jpg");
  });

  test("rather one that nothing shows", () => {
    expect(proposed("lyon/quays-2.jpg")).toBe("lyon/quays-2.jpg");
  });

  test.each([
    ["in another folder", "lyons/quay.jpg"],
    ["whose name could not be written", "lyon/quày.jpg"],
    ["that is no picture", "lyon/quay.txt"],
  ])("none %s", (_, other) => {
    expect(proposed(other)).toBe("lyon/quai.jpg");
  });
});

test.each([
  ["lyon/quai.jpg", true],
  ["lyon/le quai.jpg", false],
  ["lyon/quai.gif", false],
])("whether a file can name the picture %s: %s", (name, can) => {
  expect(canBeNamed(name)).toBe(can);
});

describe("a picture's weight", () => {
  const weigh = (path: string, bytes: number) =>
    findingsBy(pictureWeights, (tree) => tree.write(path, new Uint8Array(bytes)));

  test("is a finding of the file above 30 MB", () => {
    expect(weigh("branches/lyon/quai.jpg", heaviest + 1)).toEqual([
      "branches/lyon/quai.jpg | The picture weighs 30 MB; the limit is 30 MB.",
    ]);
    expect(weigh("branches/lyon/quai.jpg", 31_600_000)).toEqual([
      "branches/lyon/quai.jpg | The picture weighs 32 MB; the limit is 30 MB.",
    ]);
  });

  test("may be 30 MB, and other files may weigh more", () => {
    expect(weigh("branches/lyon/quai.jpg", 30_000_000)).toEqual([]);
    expect(weigh("branches/lyon/quai.tiff", 30_000_001)).toEqual([]);
  });
});

describe("a drawing", () => {
  const draw = (path: string, bytes: string | Uint8Array) =>
    findingsBy(soundDrawings, (tree) => tree.write(`partners/logos/${path}`, bytes));
  const script = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n  <script/>\n</svg>\n`;

  /** Not in UTF-8, from its second line on. */
  function unreadable(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    bytes.set([0x0a, 0xff]);
    return bytes;
  }

  test("may be plain", () => {
    expect(findingsBy(soundDrawings, () => {})).toEqual([]);
  });

  test.each(["cercle.svg", "CERCLE.SVG"])("that could run something is a finding at the line: %s", (path) => {
    expect(draw(path, script)).toEqual([
      `partners/logos/${path} | <script/> | ` +
        '"<script" is not part of a still picture: it could run something or lead elsewhere.',
    ]);
  });

  test("that does not say its size is a finding", () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
    expect(draw("cercle.svg", text)).toEqual([
      `partners/logos/cercle.svg | ${text} | This SVG does not say how large it is.`,
    ]);
  });

  test("is told by the end of its name", () => {
    expect(draw("cercle.svg.txt", script)).toEqual([]);
  });

  test("is looked at up to 30 MB, and not read beyond", () => {
    expect(draw("large.svg", unreadable(30_000_000))).toEqual([
      "partners/logos/large.svg | This SVG is not written in UTF-8.",
    ]);
    expect(draw("large.svg", unreadable(30_000_001))).toEqual([]);
  });
});
