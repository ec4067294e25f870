import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { Art } from "../../ui/picture.tsx";

type BranchNotFoundProps = {
  art: Art;
  siteName: string;
  others?: { id: string; name: string; city: string }[];
};

export function BranchNotFound({ art, siteName, others }: BranchNotFoundProps) {
  const { t, to } = useI18n();
  return (
    <section className="lost lost-branch on-night">
      <title>{`${t("branch.notFoundTitle")} · ${siteName}`}</title>
      <div className="wrap lost-branch-columns">
        <img className="lost-branch-art" {...art} alt="" />
        <div>
          <h1 className="text-4xl leading-none tracking-display">{t("branch.notFoundTitle")}</h1>
          <p className="lede mt-6 mb-8 text-on-night-soft">{t("branch.notFoundText")}</p>
          <ButtonLink to={to("branches")}>{t("branch.notFoundBack")}</ButtonLink>
          {others && (
            <nav aria-labelledby="open" className="mt-12">
              <p id="open" className="text-on-night-soft">
                {t("branch.open")}
              </p>
              <ul className="open-branches">
                {others.map(({ id, name, city }) => (
                  <li key={id}>
                    <PageLink to={to("branch", { id })}>
                      {name}
                      {city !== name && <span> {city}</span>}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
