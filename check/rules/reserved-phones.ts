/** Numbers that the French (Arcep) and British (Ofcom) regulators reserve for fiction; Belgium has none. */
const french = ["199 00", "261 91", "353 01", "465 71", "536 49", "639 98"].map((start) => [`33${start}`, 4] as const);

const british = [
  ...["113", "114", "115", "116", "117", "118", "121", "131", "141", "151", "161"].map((code) => `44${code} 496 0`),
  "44191 498 0",
  "4420 7946 0",
  "4428 9649 6",
  "4429 2018 0",
  "441632 960",
  "447700 900",
  "443069 990",
  "448081 570",
  "44909 8790",
].map((start) => [start, 3] as const);

const reserved = [...french, ...british].map(
  ([start, digits]) => new RegExp(`^${start.replaceAll(" ", "")}\\d{${digits}}$`),
);

/** Takes a number in international form. */
export function isReserved(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  return reserved.some((range) => range.test(digits));
}
