import { expect, test } from "vitest";
import { lensCard } from "./lens-card.ts";

const lyon = { lat: 45.75, lng: 4.85 };
const dots = (others: { lat: number; lng: number }[]) =>
  lensCard({ place: lyon, others, lens: undefined }).split(' r="6"').length - 2;

test("the other branches that the lens holds are dots; those beyond its edge are not drawn", () => {
  expect(dots([{ lat: 47, lng: 4 }])).toBe(1);
  expect(dots([{ lat: 60, lng: 25 }])).toBe(0);
});

test("of very many branches, some stand for all", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({ lat: 46 + index / 1_000, lng: 4 }));
  expect(dots(many)).toBe(200);
});
