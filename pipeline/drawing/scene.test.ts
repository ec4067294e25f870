import { expect, test } from "vitest";
import { scene, type SceneMotif } from "./scene.ts";

const motifs: SceneMotif[] = [
  "crowd",
  "hall",
  "hands",
  "lecture",
  "posters",
  "roofs",
  "roundTable",
  "skyline",
  "stage",
  "terminals",
];

test.each(motifs)("%s is the same for the same seed and another for another", (motif) => {
  expect(scene(motif, "lyon", { city: "Lyon" })).toBe(scene(motif, "lyon", { city: "Lyon" }));
  expect(scene(motif, "lyon")).not.toBe(scene(motif, "mons"));
});

test("a city has its own roofs and its own skyline", () => {
  const [lyon, london] = ["Lyon", "Londres"].map((city) => scene("skyline", "same", { city }));
  expect(lyon).not.toBe(london);
  expect(scene("roofs", "same", { city: "Mons" })).not.toBe(scene("roofs", "same", { city: "Paris" }));
});

test("an English city name finds the same skyline", () => {
  expect(scene("skyline", "same", { city: "London" })).toBe(scene("skyline", "same", { city: "Londres" }));
});
