import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { filesIn } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { addressLine } from "#model/postal-address.ts";
import { pathTo } from "#model/pages.ts";
import { doors, withOffset } from "./paris.ts";
import { address, content, read } from "./published.ts";

function eventIn(lang: "fr" | "en") {
  const calendar = new ICAL.Component(ICAL.parse(read(filesIn(lang).tourCalendar)) as unknown[]);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone")!);
  ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

describe.each(languages)("the Krypto-Tour as a calendar file in %s", (lang) => {
  test("has the times of the schedule, title, description, place, link and a common UID", () => {
    const { startDate, endDate, summary, description, location, component, uid } = eventIn(lang);
    const { date, title, subtitle, venue } = content.edition;
    expect(startDate.toString()).toBe(doors.open ? `${date}T${doors.open}:00` : date);
    if (doors.open) {
      expect(startDate.toJSDate()).toEqual(new Date(withOffset(date, doors.open)));
      expect(endDate.toJSDate()).toEqual(new Date(withOffset(date, doors.close)));
    }
    expect([summary, description]).toEqual([`${title} ${date.slice(0, 4)}`, subtitle[lang]]);
    expect(location).toBe(`${venue.name[lang]}, ${addressLine(content, venue.address, lang)}`);
    expect(component.getFirstPropertyValue("url")).toBe(address + pathTo("kryptoTour", lang));
    expect(component.getFirstPropertyValue("geo")).toEqual([venue.coordinates.lat, venue.coordinates.lng]);
    expect(component.hasProperty("dtstamp")).toBe(true);
    expect(uid).toBe(eventIn("fr").uid);
  });
});
