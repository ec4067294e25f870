import type { UIMatch } from "react-router";

/** Pages that answer for any address (404, language choice) are not hydrated: their HTML cannot match the address. */
export const staticPage = { static: true };

export function isStatic({ handle }: UIMatch): boolean {
  return handle === staticPage;
}
