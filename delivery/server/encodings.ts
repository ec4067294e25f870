import Negotiator from "negotiator";
import type { Encoding } from "./files.ts";

const available = ["br", "gzip", "identity"] as const;
const known = new Map<string | undefined, readonly (Encoding | "identity")[]>();

/** The accepted encodings, preferred first (Brotli on a tie); cached, because browsers send few different headers. */
export function acceptedEncodings(header: string | undefined): readonly (Encoding | "identity")[] {
  const found = known.get(header);
  if (found) return found;
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(available, {
    preferred: available,
  });
  if (known.size >= 100) known.clear();
  known.set(header, accepted);
  return accepted;
}
