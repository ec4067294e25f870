import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

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
