import type { Language } from "#model/languages.ts";
import { currentEdition } from "#model/editions.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { talkAddresses } from "./talk-address.ts";

export function programmeData(lang: Language) {
  const { schedule } = currentEdition(content());
  if (schedule.slots.length === 0) return undefined;
  return {
    image: art(`schedule/${lang}`),
    titlesImage: art(`schedule/titles/${lang}`),
    text: schedule.text?.[lang],
    rooms: schedule.rooms.map(({ id, name }) => ({ id, name: name[lang] })),
    slots: slotsOf(lang),
  };
}

function slotsOf(lang: Language) {
  const { rooms, slots } = currentEdition(content()).schedule;
  const order = (room: string | undefined) => rooms.findIndex(({ id }) => id === room);
  const sorted = slots.toSorted((a, b) => a.start.localeCompare(b.start) || order(a.room) - order(b.room));
  const addresses = talkAddresses(sorted);
  return sorted.map(({ start, end, room, title, abstract, speakers }, index) => ({
    id: addresses[index] ?? "",
    start,
    end,
    title: title[lang],
    speakers,
    ...(room !== undefined && { room }),
    ...(abstract && { abstract: abstract[lang] }),
  }));
}

export type ProgrammeData = NonNullable<ReturnType<typeof programmeData>>;
