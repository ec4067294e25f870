import type { Schedule } from "#model/schema/schedule.ts";
import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

/** Dates of publications and legal texts are not in the future. */
export const pastDates: Rule = (tree) => {
  const today = tree.today.toISOString().slice(0, 10);
  const dated = [
    ...entries(tree, "publications")
      .filter(({ data }) => !data.draft)
      .map(({ file, data }) => ({ file, field: "date", date: data.date })),
    ...entries(tree, "legal").map(({ file, data }) => ({ file, field: "updated", date: data.updated })),
  ];
  return dated.flatMap(({ file, field, date }): Finding[] =>
    date > today ? [findingAt(file, [field], tree.say.futureDate(date, today))] : [],
  );
};

/** An event ends after it starts, and both are dates or both have a time. */
export const eventsEndAfterStart: Rule = (tree) =>
  entries(tree, "agenda").flatMap(({ file, data }) =>
    data.events.flatMap(({ start, end }, index): Finding[] => {
      if (end === undefined) return [];
      const sameKind = start.includes("T") === end.includes("T");
      if (sameKind && Date.parse(end) >= Date.parse(start)) return [];
      return [findingAt(file, ["events", index, "end"], tree.say.eventEndsEarly(start, end))];
    }),
  );

export const slotsEndAfterStart: Rule = (tree) =>
  entries(tree, "editions").flatMap(({ file, data }) =>
    data.schedule.slots.flatMap(({ start, end }, slot): Finding[] =>
      end > start ? [] : [findingAt(file, ["schedule", "slots", slot, "end"], tree.say.endsBeforeStart(start, end))],
    ),
  );

/** Slots in one room do not overlap; slots without a room (doors, breaks) may. */
export const noOverlap: Rule = (tree) =>
  entries(tree, "editions").flatMap(({ file, data }) =>
    data.schedule.slots.flatMap((slot, index): Finding[] => {
      const other = data.schedule.slots.slice(0, index).find((earlier) => overlap(earlier, slot));
      if (!other || slot.room === undefined) return [];
      return [
        findingAt(
          file,
          ["schedule", "slots", index, "start"],
          tree.say.overlappingSlots(slot.room, `${other.start}–${other.end}`),
        ),
      ];
    }),
  );

type Slot = Schedule["slots"][number];

function overlap(a: Slot, b: Slot): boolean {
  return a.room === b.room && a.start < b.end && b.start < a.end;
}
