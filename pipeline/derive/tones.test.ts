import { expect, test } from "vitest";
import { gridTone, tonesByName } from "./tones.ts";

const names = Array.from({ length: 40 }, (_, index) => `Person Number ${index}`);

test("a person has one tone, wherever the name stands", () => {
  const alone = tonesByName([["Inès Marchetti"]]).get("Inès Marchetti");
  const twice = tonesByName([["Inès Marchetti"], ["Awa Diarra", "Inès Marchetti"]]);
  expect(twice.get("Inès Marchetti")).toBe(alone);
  expect(twice.size).toBe(2);
});

test("in a list, neighbours beside and above differ", () => {
  const tones = tonesByName([names]);
  for (const [index, name] of names.entries()) {
    expect(tones.get(name)).not.toBe(tones.get(names[index - 1] ?? ""));
    expect(tones.get(name)).not.toBe(tones.get(names[index - 3] ?? ""));
  }
});

test("branch cards in three columns differ from the card beside and the card above", () => {
  const clashes = Array.from({ length: 18 }, (_, index) => index).filter(
    (index) =>
      (index % 3 > 0 && gridTone(index) === gridTone(index - 1)) ||
      (index >= 3 && gridTone(index) === gridTone(index - 3)),
  );
  expect(clashes).toEqual([]);
});
