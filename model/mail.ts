/** A mailto link with subject and body. */
export function mailTo(email: string, subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, value]) =>
    // Mail programs need CR LF between lines, and do not decode + as a space.
    value ? [`${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`] : [],
  );
  return `mailto:${email}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
