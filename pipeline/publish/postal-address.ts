import type { countries } from "#model/schema/branch.ts";

type Country = (typeof countries)[number];

export const countryCodes: Record<Country, string> = { france: "FR", uk: "GB", belgium: "BE" };

export type AddressParts = { street: string; postalCode?: string; locality?: string };

/** The parts of « 6 cours Albert Thomas, 69008 Lyon, France »; one written otherwise stays whole, without its country. */
export function addressParts(line: string): AddressParts {
  const continental = /^(.+), (\d{4,5}) ([^,]+)(?:, [^,]+)?$/.exec(line);
  const british = /^(.+), ([^,]+) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?:, [^,]+)?$/.exec(line);
  if (continental) return { street: continental[1]!, postalCode: continental[2]!, locality: continental[3]! };
  if (british) return { street: british[1]!, locality: british[2]!, postalCode: british[3]! };
  return { street: line.replace(/, [^,]+$/, "") };
}
