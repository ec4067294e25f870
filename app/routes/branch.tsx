import { pageWords } from "../content/words.server.ts";
import { isRouteErrorResponse, useOutletContext } from "react-router";
import { getBranch } from "../content/branches.server.ts";
import { branchData, branchSeo } from "../features/branch/branch.server.ts";
import { BranchContact } from "../features/branch/branch-contact.tsx";
import { BranchHero } from "../features/branch/branch-hero.tsx";
import { BranchNotFound } from "../features/branch/branch-not-found.tsx";
import { BranchOffice } from "../features/branch/branch-office.tsx";
import { Gallery } from "../features/branch/gallery.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import type { Route } from "./+types/branch.ts";

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const head = headFor({ page: "branch", lang, seo: branchSeo(id), params: [{ id }], indexed: getBranch(id).listed });
  return { catalogue: pageWords(lang, "branches"), head, branch: branchData(id, lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.head) : []);

export default function BranchPage({ loaderData: { branch } }: Route.ComponentProps) {
  return (
    <>
      <BranchHero branch={branch} />
      <BranchOffice name={branch.name} office={branch.office} officeYear={branch.officeYear} />
      <BranchContact branch={branch} />
      {branch.gallery.length > 0 && <Gallery pictures={branch.gallery} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { lostBranch } = useOutletContext<Shell>();
  if (isRouteErrorResponse(error) && error.status === 404) return <BranchNotFound art={lostBranch} />;
  throw error;
}
