import type { Content } from "./collections.ts";

/** `host` means the host's own analytics; Vercel sets VERCEL during the build. */
export function counterFor(
  setting: Content["site"]["analytics"],
  environment: Readonly<Record<string, string | undefined>>,
): "vercel" | "none" {
  if (setting !== "host") return setting;
  return environment["VERCEL"] === undefined ? "none" : "vercel";
}
