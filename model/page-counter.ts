import type { Content } from "./collections.ts";

/** Who counts page views: `host` means whoever builds the site, if it can. Vercel names itself while it builds. */
export function counterFor(
  setting: Content["site"]["analytics"],
  environment: Readonly<Record<string, string | undefined>>,
): "vercel" | "none" {
  if (setting !== "host") return setting;
  return environment["VERCEL"] === undefined ? "none" : "vercel";
}
