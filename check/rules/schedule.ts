import type { Schedule } from "#model/schema/krypto-tour.ts";
import type { Fault } from "../fault.ts";
import { entries, faultAt, type Rule } from "../read/tree.ts";

type Slot = Schedule["slots"][number];

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
