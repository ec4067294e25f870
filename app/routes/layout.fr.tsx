import { shell } from "#model/words/fr.ts";
import { shellFor } from "../shell/shell.server.ts";
import { SiteLayout } from "../shell/site-layout.tsx";
import type { Route } from "./+types/layout.fr.ts";

export function loader() {
  return shellFor("fr");
}

/** The same data on every page. */
export const shouldRevalidate = () => false;

export default function Layout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout lang="fr" messages={shell} shell={loaderData} />;
}
