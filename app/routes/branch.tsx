import { getBranch } from "../content/branches.server.ts";
import { branchData, branchSeo } from "../features/branch/branch.server.ts";
import { BranchAbout } from "../features/branch/branch-about.tsx";
import { BranchContact } from "../features/branch/branch-contact.tsx";
import { BranchHero } from "../features/branch/branch-hero.tsx";
import { BranchOffice } from "../features/branch/branch-office.tsx";
import { Gallery } from "../features/branch/gallery.tsx";
import { HidePast } from "../ui/hide-past.tsx";
import { nextEventData } from "../features/events/next-event.server.ts";
import { NextSession } from "../features/events/next-session.tsx";
import { languageOf } from "#model/languages.ts";
import { headFor } from "../shell/head.server.ts";
import type { Route } from "./+types/branch.ts";
import "../features/branch/branch.css";

export { meta } from "../shell/head.ts";

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const head = headFor({ page: "branch", lang, seo: branchSeo(id), indexed: getBranch(id).listed }, { id });
  return { head, branch: branchData(id, lang), sessions: nextEventData(lang, new Date(), id) };
}

export default function BranchPage({ loaderData: { branch, sessions } }: Route.ComponentProps) {
  return (
    <>
      {sessions.length > 0 && <HidePast />}
      <BranchHero branch={branch}>
        <NextSession sessions={sessions} />
      </BranchHero>
      <BranchAbout description={branch.description} />
      <BranchOffice name={branch.name} office={branch.office} officeYear={branch.officeYear} />
      <BranchContact branch={branch} />
      {branch.gallery.length > 0 && <Gallery pictures={branch.gallery} />}
    </>
  );
}
