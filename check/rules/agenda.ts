import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

/** An event ends when it has begun, and is written in days or in moments, not in both. */
export const eventsEndAfterStart: Rule = (tree) =>
  entries(tree, "agenda").flatMap(({ file, data }) =>
    data.events.flatMap(({ start, end }, index): Finding[] => {
      if (end === undefined) return [];
      const alike = start.includes("T") === end.includes("T");
      if (alike && Date.parse(end) >= Date.parse(start)) return [];
      return [findingAt(file, ["events", index, "end"], tree.say.eventEndsEarly(start, end))];
    }),
  );
