import type { z } from "zod";
import type { Content } from "./collections.ts";
import type { Language } from "./languages.ts";
import type { postalAddress } from "./schema/fields.ts";

type PostalAddress = z.infer<typeof postalAddress>;

/** On one line, in the order of its country: « 6 cours Albert Thomas, 69008 Lyon, France ». */
export function addressLine(
  { countries }: Content,
  { street, postcode, city, country }: PostalAddress,
  lang: Language,
): string {
  const known = country === undefined ? undefined : countries[country];
  const place = known?.postcodeLast ? [city, postcode] : [postcode, city];
  return [street, place.filter(Boolean).join("\u00a0"), known?.name[lang]].filter(Boolean).join(", ");
}

export function branchAddress(
  content: Content,
  { country, contact }: { country: string; contact: { address: PostalAddress } },
  lang: Language,
): string {
  return addressLine(content, { ...contact.address, country }, lang);
}
