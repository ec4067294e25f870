import { getBranch } from "../content/branches.server.ts";
import { branchData, branchSeo } from "../features/branch/branch.server.ts";
import { BranchContact } from "../features/branch/branch-contact.tsx";
import { BranchHero } from "../features/branch/branch-hero.tsx";
import { Gallery } from "../features/branch/gallery.tsx";
import { nextSessionData } from "../features/events/next-event.server.ts";
import { NextSession } from "../features/events/next-session.tsx";
import { languageOf } from "#model/languages.ts";
import { headFor } from "../shell/head.server.ts";
import { useI18n } from "../ui/i18n.tsx";
import { PersonGrid } from "../ui/person-card.tsx";
import type { Route } from "./+types/branch.ts";

export { meta } from "../shell/head.ts";

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  const head = headFor({ page: "branch", lang, seo: branchSeo(id), indexed: getBranch(id).listed }, { id });
  return { head, branch: branchData(id, lang), sessions: nextSessionData(lang, new Date(), id) };
}

export default function BranchPage({ loaderData: { branch, sessions } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <BranchHero branch={branch}>{sessions.length > 0 && <NextSession sessions={sessions} />}</BranchHero>
      <section className="wrap grid gap-x-16 gap-y-6 pt-section lg:grid-cols-[5fr_7fr]" aria-labelledby="about">
        <h2 id="about">{t("branch.about")}</h2>
        <p className="lede">{branch.description}</p>
      </section>
      <section className="wrap py-section" aria-labelledby="office">
        <h2 id="office" className="mb-12">
          {t("branch.office", { name: branch.name, year: branch.officeYear })}
        </h2>
        <PersonGrid people={branch.office} />
      </section>
      <BranchContact branch={branch} />
      {branch.gallery.length > 0 && <Gallery pictures={branch.gallery} />}
    </>
  );
}
