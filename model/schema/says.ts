/**
 * What a schema reports, as a key: the sentences are in check/messages/, once per language. A key without its sentences,
 * or sentences without their key, do not compile.
 */
export const faultKeys = [
  "address.email",
  "address.ethereum",
  "address.https",
  "address.onion",
  "analytics",
  "branch.officeTooLarge",
  "branch.officeTooSmall",
  "branch.status",
  "country.code",
  "date.calendar",
  "date.form",
  "editor.repository",
  "embeds.calendar",
  "embeds.mode",
  "embeds.organisation",
  "embeds.sandbox",
  "embeds.ticketing",
  "embeds.video",
  "event.moment",
  "event.timeZone",
  "figure",
  "home.figures",
  "join.opening",
  "join.steps",
  "logo.file",
  "path",
  "picture.file",
  "publication.download",
  "publication.kind",
  "publish.host",
  "report",
  "role.name",
  "signOff.what",
  "slug",
  "telephone",
  "text.empty",
  "time",
  "tour.figures",
] as const;

export type FaultKey = (typeof faultKeys)[number];

/** Stands where Zod takes the text of an error. */
export function says(key: FaultKey): FaultKey {
  return key;
}

export function isFaultKey(text: string): text is FaultKey {
  return faultKeys.some((key) => key === text);
}
