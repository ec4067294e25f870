import type { Encoding } from "./files.ts";

/** The compressed forms a browser accepts, the one it likes best first; Brotli wins a tie. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of (header ?? "").toLowerCase().split(",")) {
    const [name = "", parameter = "q=1"] = item.split(";").map((part) => part.trim());
    weights.set(name, parameter.startsWith("q=") ? Number(parameter.slice(2)) : 1);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const known: Encoding[] = ["br", "gzip"];
  return known.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
