import { enShared } from "#model/words/en-shared.ts";
import { shellFor } from "../shell/shell.server.ts";
import { SiteLayout } from "../shell/site-layout.tsx";
import type { Route } from "./+types/layout.en.ts";

export function loader() {
  return shellFor("en");
}

/** What surrounds the pages is the same on all of them. */
export function shouldRevalidate() {
  return false;
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return <SiteLayout lang="en" messages={enShared} shell={loaderData} />;
}
