import { compact, escapeText, fold, utcStamp } from "#model/icalendar.ts";

export type MyTalk = { id: string; start: string; end: string; title: string; where: string; abstract?: string };

export function myCalendar(talks: readonly MyTalk[], { name, page, now }: { name: string; page: string; now: Date }) {
  const host = new URL(page).host;
  return fold([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//FR`,
    ...talks.flatMap(({ id, start, end, title, where, abstract }) => [
      "BEGIN:VEVENT",
      `UID:${id}-${compact(start.slice(0, 10))}@${host}`,
      `DTSTAMP:${utcStamp(now.toISOString())}`,
      `DTSTART:${utcStamp(start)}`,
      `DTEND:${utcStamp(end)}`,
      `SUMMARY:${escapeText(title)}`,
      `LOCATION:${escapeText(where)}`,
      ...(abstract === undefined ? [] : [`DESCRIPTION:${escapeText(abstract)}`]),
      `URL:${page}#${id}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
}

export function download(text: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  Object.assign(document.createElement("a"), { href, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
