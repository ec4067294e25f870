import { BranchExplorer } from "../features/branches/branch-explorer.tsx";
import { branchesData } from "../features/branches/branches.server.ts";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/branches.ts";

export { meta, shouldRevalidate } from "../shell/head.ts";

export const loader = pageLoader("branches", branchesData);

export default function BranchesPage({ loaderData: { header, art, ...data } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} art={art} />
      <BranchExplorer {...data} />
    </>
  );
}
