import type { ShouldRevalidateFunctionArgs } from "react-router";
import { BranchExplorer } from "../features/branches/branch-explorer.tsx";
import { branchesData } from "../features/branches/branches.server.ts";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/branches.ts";
import "../integrations/map/branch-map.css";
import "../integrations/map/lens.css";
import "../features/branches/branches.css";

export { meta } from "../shell/head.ts";

export const loader = pageLoader("branches", branchesData);

/** The search is part of the address, but does not change the page's data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function BranchesPage({ loaderData: { header, art, ...data } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} art={art} />
      <BranchExplorer {...data} />
    </>
  );
}
