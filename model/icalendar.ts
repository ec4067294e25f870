const longestLine = 75;
const encoder = new TextEncoder();

/** Escapes the special characters of iCalendar text. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

export function calendarFile(product: readonly string[], lines: readonly string[]): string {
  const id = `PRODID:-//${product.map(escapeText).join("//")}`;
  return fold(["BEGIN:VCALENDAR", "VERSION:2.0", id, "CALSCALE:GREGORIAN", ...lines, "END:VCALENDAR"]);
}

/** Folds long lines without splitting a character. */
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

/** A date or time without separators. */
export function compact(dateOrClock: string): string {
  return dateOrClock.replace(/[-:]/g, "");
}

export function utcStamp(date: string): string {
  return `${compact(new Date(date).toISOString().slice(0, 19))}Z`;
}
