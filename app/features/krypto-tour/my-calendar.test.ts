import ICAL from "ical.js";
import { expect, test } from "vitest";
import { myCalendar } from "./my-calendar.ts";

test("marked talks become a calendar file that other programs can read", () => {
  const talk = {
    id: "talk-mica",
    start: "2025-10-11T10:00:00+02:00",
    end: "2025-10-11T11:00:00+02:00",
    title:
      "Débat : MiCA, à l’épreuve ; du guichet 🎉 et d’un titre bien plus long que les soixante-quinze octets d’une ligne",
    where: "Grande scène, La halle",
  };
  const text = myCalendar([talk], {
    name: "Krypto-Tour",
    page: "https://site.example/fr/krypto-tour",
    now: new Date(0),
  });
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
  const { summary, location, startDate, uid } = new ICAL.Event(event);
  expect(summary).toBe(talk.title);
  expect(location).toBe(talk.where);
  expect(startDate.toJSDate()).toEqual(new Date(talk.start));
  expect(uid).toBe("talk-mica-20251011@site.example");
});
