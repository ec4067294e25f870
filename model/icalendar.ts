const longestLine = 75;
const encoder = new TextEncoder();

/** A text value: iCalendar gives a meaning of its own to these characters. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The lines of a file. One that is too long goes on in the next, after a space; no character is cut in two. */
export function fold(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A date or a time as calendars write it, without its signs. */
export function compact(dateOrClock: string): string {
  return dateOrClock.replace(/[-:]/g, "");
}

export function utcStamp(date: string): string {
  return `${compact(new Date(date).toISOString().slice(0, 19))}Z`;
}
