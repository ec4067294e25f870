import type { UIMatch } from "react-router";

/** 404 pages and the language gate are not hydrated: they are served for any address, which their HTML cannot match. */
export const staticPage = { static: true };

export function isStatic({ handle }: UIMatch): boolean {
  return handle === staticPage;
}
