import type { Language } from "#model/languages.ts";
import { parisTime } from "#model/paris-time.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { talkAddresses } from "./talk-address.ts";

export function programmeData(lang: Language) {
  const { schedule, edition } = content();
  if (schedule.slots.length === 0) return undefined;
  const named = (items: { id: string; name: { fr: string; en: string } }[]) =>
    items.map(({ id, name }) => ({ id, name: name[lang] }));
  return {
    image: art(`schedule/${lang}`),
    titlesImage: art(`schedule/titles/${lang}`),
    date: edition.date,
    offset: parisTime(edition.date, "12:00").slice(-6),
    rooms: named(schedule.rooms),
    subjects: named(schedule.subjects),
    slots: slotsOf(lang),
  };
}

function slotsOf(lang: Language) {
  const { rooms, slots } = content().schedule;
  const order = (room: string | undefined) => rooms.findIndex(({ id }) => id === room);
  const sorted = slots.toSorted((a, b) => a.start.localeCompare(b.start) || order(a.room) - order(b.room));
  const addresses = talkAddresses(sorted);
  return sorted.map(({ start, end, room, subject, title, abstract, speakers }, index) => ({
    id: addresses[index] ?? "",
    start,
    end,
    title: title[lang],
    speakers,
    ...(room !== undefined && { room }),
    ...(subject !== undefined && { subject }),
    ...(abstract && { abstract: abstract[lang] }),
  }));
}

export type ProgrammeData = NonNullable<ReturnType<typeof programmeData>>;
export type Slot = ProgrammeData["slots"][number];
