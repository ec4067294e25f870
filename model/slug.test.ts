import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Émile Van Acker", "emile-van-acker"],
  ["  « L’été » & co. ", "l-ete-co"],
  ["Promo 2026 / B", "promo-2026-b"],
  ["🎉", ""],
])("%s becomes %s", (name, slug) => expect(slugOf(name)).toBe(slug));
