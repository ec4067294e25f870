import { z } from "zod";
import { isoDate, name } from "./fields.ts";
import { says } from "./says.ts";

/** What somebody answered for before the site was made public; `npm run content -- launch` reads it. */
export const signOff = z.strictObject({
  signOff: z
    .array(
      z.strictObject({
        what: z
          .enum(["ethereum", "lightning", "embeds", "analytics", "map", "taxReceipt"], says("signOff.what"))
          .describe(
            "ethereum, lightning: the address was compared with the wallet; embeds, analytics, map, taxReceipt: a decision",
          ),
        value: name.describe(
          "What was confirmed or decided, as it stands in site.yaml; another value needs another line",
        ),
        by: name.describe("Who did"),
        when: isoDate,
        why: name.optional().describe("The reason, for those who come after"),
      }),
    )
    .default([]),
});
