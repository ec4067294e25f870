import { getBranch } from "../content/branches.server.ts";
import { branchData, branchSeo } from "../features/branch/branch.server.ts";
import { BranchContact } from "../features/branch/branch-contact.tsx";
import { BranchHero } from "../features/branch/branch-hero.tsx";
import { BranchOffice } from "../features/branch/branch-office.tsx";
import { Gallery } from "../features/branch/gallery.tsx";
import { Leaving } from "../ui/leaving.tsx";
import { nextEventData } from "../features/events/next-event.server.ts";
import { NextEvent } from "../features/events/next-event.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import type { Route } from "./+types/branch.ts";

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const head = headFor({ page: "branch", lang, seo: branchSeo(id), params: [{ id }], indexed: getBranch(id).listed });
  return { head, branch: branchData(id, lang), nextEvent: nextEventData(lang, new Date(), id) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.head) : []);

export default function BranchPage({ loaderData: { branch, nextEvent } }: Route.ComponentProps) {
  return (
    <>
      {nextEvent && <Leaving />}
      <BranchHero branch={branch}>{nextEvent && <NextEvent next={nextEvent} />}</BranchHero>
      <BranchOffice name={branch.name} office={branch.office} officeYear={branch.officeYear} />
      <BranchContact branch={branch} />
      {branch.gallery.length > 0 && <Gallery pictures={branch.gallery} />}
    </>
  );
}
