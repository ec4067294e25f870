import { frenchTypography } from "./typography.ts";

const noBreakSpace = "\u00a0";

/** Sets the apostrophes and no-break spaces that a keyboard does not give; straight quotation marks stay for a person to judge. */
export function mendFrench(text: string): string {
  return frenchTypography(text)
    .toReversed()
    .reduce((mended, { kind, sign, index }) => {
      const before = mended.slice(0, index);
      const after = mended.slice(index + 1);
      if (kind === "straightApostrophe") return `${before}’${after}`;
      if (kind === "straightQuotes") return mended;
      if (sign === "«") return `${before}«${noBreakSpace}${after.trimStart()}`;
      return `${before.trimEnd()}${noBreakSpace}${sign}${after}`;
    }, text);
}
