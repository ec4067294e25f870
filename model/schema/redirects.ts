import { z } from "zod";
import { says } from "./says.ts";

const path = z.string().regex(/^(?!\/(fr|en)(\/|$))(\/|(\/[\w.~-]+)+)$/i, says("path"));

export const redirects = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: path.describe("Address that no longer exists, without its language, e.g. /antennes/lille"),
        to: path.describe("Page that answers instead, without its language, e.g. /antennes"),
      }),
    )
    .default([])
    .describe("Old addresses and where they lead now, in both languages"),
});
