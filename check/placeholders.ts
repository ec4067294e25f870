/** What may stand between {{ }} in a Markdown text; the pipeline fills it in, and a test compares. */
export const placeholders: readonly string[] = [
  "name",
  "legalForm",
  "seat",
  "email",
  "address",
  "director",
  "directorRole",
  "host.name",
  "host.address",
  "host.url",
];
