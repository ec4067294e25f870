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
