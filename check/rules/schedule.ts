import type { Schedule } from "#model/schema/krypto-tour.ts";
import type { Fault } from "../fault.ts";
import { closest } from "../read/suggest.ts";
import { entries, faultAt, type Rule } from "../read/tree.ts";

type Slot = Schedule["slots"][number];

export const knownSpeakers: Rule = (tree) => {
  const [list] = entries(tree, "speakers");
  if (!list) return [];
  const known = list.data.speakers.map(({ name }) => name);
  return entries(tree, "schedule").flatMap(({ file, data }) =>
    data.slots.flatMap(({ speakers }, slot) =>
      speakers.flatMap((name, index): Fault[] => {
        if (known.includes(name)) return [];
        return [faultAt(file, ["slots", slot, "speakers", index], tree.say.unknownSpeaker(name, closest(name, known)))];
      }),
    ),
  );
};

export const knownRooms: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) => {
    const known = data.rooms.map(({ id }) => id);
    return data.slots.flatMap(({ room }, slot): Fault[] => {
      if (room === undefined || known.includes(room)) return [];
      return [faultAt(file, ["slots", slot, "room"], tree.say.unknownRoom(room, closest(room, known)))];
    });
  });

export const knownSubjects: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) => {
    const known = data.subjects.map(({ id }) => id);
    return data.slots.flatMap(({ subject }, slot): Fault[] => {
      if (subject === undefined || known.includes(subject)) return [];
      return [faultAt(file, ["slots", slot, "subject"], tree.say.unknownSubject(subject, closest(subject, known)))];
    });
  });

export const slotsEndAfterStart: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) =>
    data.slots.flatMap(({ start, end }, slot): Fault[] =>
      end > start ? [] : [faultAt(file, ["slots", slot, "end"], tree.say.endsBeforeStart(start, end))],
    ),
  );

/** One thing at a time in each room. Slots without a room (doors, breaks) may run alongside. */
export const noOverlap: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) =>
    data.slots.flatMap((slot, index): Fault[] => {
      const other = data.slots.slice(0, index).find((earlier) => overlap(earlier, slot));
      if (!other || slot.room === undefined) return [];
      return [
        faultAt(file, ["slots", index, "start"], tree.say.overlappingSlots(slot.room, `${other.start}–${other.end}`)),
      ];
    }),
  );

function overlap(a: Slot, b: Slot): boolean {
  return a.room === b.room && a.start < b.end && b.start < a.end;
}
