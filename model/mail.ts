/** The address of a message begun for the visitor: it opens in their own mail program. */
export function mailTo(email: string, subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, value]) =>
    // Mail programs want CR LF between lines, and do not read + as a space.
    value ? [`${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`] : [],
  );
  return `mailto:${email}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
