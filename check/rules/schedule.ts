import type { Schedule } from "#model/schema/schedule.ts";
import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

type Slot = Schedule["slots"][number];

export const slotsEndAfterStart: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) =>
    data.slots.flatMap(({ start, end }, slot): Finding[] =>
      end > start ? [] : [findingAt(file, ["slots", slot, "end"], tree.say.endsBeforeStart(start, end))],
    ),
  );

/** Slots in one room do not overlap; slots without a room (doors, breaks) may. */
export const noOverlap: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) =>
    data.slots.flatMap((slot, index): Finding[] => {
      const other = data.slots.slice(0, index).find((earlier) => overlap(earlier, slot));
      if (!other || slot.room === undefined) return [];
      return [
        findingAt(file, ["slots", index, "start"], tree.say.overlappingSlots(slot.room, `${other.start}–${other.end}`)),
      ];
    }),
  );

function overlap(a: Slot, b: Slot): boolean {
  return a.room === b.room && a.start < b.end && b.start < a.end;
}
