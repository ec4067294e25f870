import { frShared } from "#model/words/fr-shared.ts";
import { shellFor } from "../shell/shell.server.ts";
import { SiteLayout } from "../shell/site-layout.tsx";
import type { Route } from "./+types/layout.fr.ts";

export function loader() {
  return shellFor("fr");
}

/** What surrounds the pages is the same on all of them. */
export function shouldRevalidate() {
  return false;
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout lang="fr" messages={frShared} shell={loaderData} />;
}
