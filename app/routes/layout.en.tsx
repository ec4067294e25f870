import { shell } from "#model/words/en.ts";
import { shellFor } from "../shell/shell.server.ts";
import { SiteLayout } from "../shell/site-layout.tsx";
import type { Route } from "./+types/layout.en.ts";

export function loader() {
  return shellFor("en");
}

/** The same data on every page. */
export const shouldRevalidate = () => false;

export default function Layout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout lang="en" messages={shell} shell={loaderData} />;
}
