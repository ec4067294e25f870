import { expect, test } from "vitest";
import { scheduleImage } from "./schedule-image.ts";
import { palette } from "./palette.ts";

const slots = [
  { start: "09:00", end: "09:30", title: { fr: "Accueil", en: "Doors" }, speakers: [] },
  { start: "09:30", end: "10:30", room: "main", title: { fr: "Ouverture", en: "Opening" }, speakers: ["Linh Trần"] },
  {
    start: "09:30",
    end: "10:00",
    room: "lab",
    title: { fr: "Un très long titre pour une demi-heure d’atelier", en: "Lab" },
    speakers: [],
  },
];
const rooms = [
  { id: "main", name: { fr: "Grande scène", en: "Main stage" } },
  { id: "lab", name: { fr: "Atelier", en: "Workshop" } },
];

test("talks are cards in the column of their room, breaks are lines and shorter", () => {
  const drawing = scheduleImage({ rooms, slots }, "fr", "full");
  expect(drawing.match(new RegExp(`<rect[^>]*fill="${palette.accent}"`, "g"))).toHaveLength(2);
  expect(drawing.match(new RegExp(`<rect[^>]*fill="${palette.night}"`, "g"))).toHaveLength(2);
  expect(drawing.match(new RegExp(`<rect[^>]*height="4" fill="${palette.white}"`, "g"))).toHaveLength(1);
  // Half an hour of break and an hour of talks, between the margins.
  expect(drawing).toContain(`height="${112 + 66 + 198 + 36}" viewBox`);
});
