import ICAL from "ical.js";

/** A rule that says 30 February is answered with 2 March; calendars leave such a day out. */
export function isFalseDay(day: ICAL.Time, { component, startDate }: ICAL.Event): boolean {
  if (day.compare(startDate) === 0 || givenDays(component).some((given) => given.compare(day) === 0)) return false;
  const rules = component.getAllProperties("rrule").map((property) => property.getFirstValue());
  return rules.every((rule) => rule instanceof ICAL.Recur && !meets(rule, day, startDate));
}

function givenDays(component: ICAL.Component): ICAL.Time[] {
  return component
    .getAllProperties("rdate")
    .flatMap((property) => property.getValues())
    .map((given) => (given instanceof ICAL.Period ? given.start : given))
    .filter((given) => given instanceof ICAL.Time);
}

/** Whether month and day are those of the rule; where it names none, those of the first time. */
function meets(rule: ICAL.Recur, { year, month, day }: ICAL.Time, first: ICAL.Time): boolean {
  const named = (part: string) => rule.getComponent(part).map(Number);
  const [months, days] = [named("BYMONTH"), named("BYMONTHDAY")];
  if (months.length > 0 && !months.includes(month)) return false;
  if (days.length > 0) return days.includes(day) || days.includes(day - ICAL.Time.daysInMonth(month, year) - 1);
  if (["BYDAY", "BYYEARDAY", "BYWEEKNO"].some((part) => named(part).length > 0)) return true;
  if (rule.freq === "YEARLY" && months.length === 0 && month !== first.month) return false;
  return !["YEARLY", "MONTHLY"].includes(rule.freq) || day === first.day;
}
