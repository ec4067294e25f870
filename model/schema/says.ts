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
  "branch.country",
  "branch.officeTooLarge",
  "branch.officeTooSmall",
  "branch.status",
  "date.calendar",
  "date.form",
  "embeds.calendar",
  "embeds.mode",
  "embeds.organisation",
  "embeds.sandbox",
  "embeds.ticketing",
  "embeds.video",
  "home.figures",
  "logo.file",
  "picture.file",
  "publication.category",
  "publication.download",
  "role.name",
  "slug",
  "telephone",
  "text.empty",
  "time",
  "tour.photos",
] as const;

export type FaultKey = (typeof faultKeys)[number];

/** Stands where Zod takes the text of an error. */
export function says(key: FaultKey): FaultKey {
  return key;
}

export function isFaultKey(text: string): text is FaultKey {
  return faultKeys.some((key) => key === text);
}
