import type { PostalAddress } from "schema-dts";
import type { Content } from "#model/collections.ts";

type Address = Content["edition"]["venue"]["address"];

export function postalAddress({ countries }: Content, { street, postcode, city, country }: Address) {
  const code = country === undefined ? undefined : countries[country]?.code;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    ...(postcode && { postalCode: postcode }),
    addressLocality: city,
    ...(code && { addressCountry: code }),
  } as const satisfies PostalAddress;
}
