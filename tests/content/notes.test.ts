import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { loadContent } from "#check/load.ts";
import { TestTree } from "./test-tree.ts";

function noted({ files }: TestTree) {
  const { faults, notes } = checkFiles(files, { lang: "en", today: new Date("2026-03-14") });
  return { faults, notes: notes.map(({ file, message }) => [file, message]) };
}

test("a picture that nothing shows is noted, and stops nothing: a branch is closed by removing its file", () => {
  const tree = new TestTree();
  tree.copy("branches/lyon/quai.jpg", "branches/lyon/pont.jpg");
  expect(noted(tree)).toEqual({
    faults: [],
    notes: [["content/branches/lyon/pont.jpg", "No content file shows this picture."]],
  });
});

test("a picture whose name no file can write is noted with a name that can be written", () => {
  const tree = new TestTree();
  tree.copy("branches/lyon/quai.jpg", "branches/lyon/Été à Lyon.JPG");
  const { notes } = checkFiles(tree.files, { lang: "en", today: new Date("2026-03-14") });
  expect(notes.map(({ remedy }) => remedy)).toEqual([expect.stringContaining('Rename it to "ete-a-lyon.jpg"')]);
});

test("once the site is no longer a sample, the files that still are get listed", () => {
  const tree = new TestTree();
  expect(noted(tree).notes).toEqual([]);
  tree.replace("site.yaml", "sample: true", "sample: false");
  const { faults, notes } = noted(tree);
  expect(faults).toEqual([]);
  expect(notes.map(([file]) => file)).toContain("content/branches/hult.yaml");
  expect(notes.map(([file]) => file)).not.toContain("content/site.yaml");
});

test("what an event need not have may be left out, files and all", () => {
  const tree = new TestTree();
  for (const file of ["schedule", "speakers", "sponsors", "partners"]) tree.remove(`krypto-tour/${file}.yaml`);
  tree.remove("partners/media.yaml");
  expect(noted(tree).faults).toEqual([]);
  using saved = tree.save();
  const { schedule, tourSponsors, media } = loadContent(saved.root);
  expect([schedule.slots, tourSponsors.tiers, media.items]).toEqual([[], [], []]);
});
