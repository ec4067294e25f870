import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

export function BranchNotFound() {
  const { t, to } = useI18n();
  return (
    <section className="lost on-night">
      <title>{t("branch.notFoundTitle")}</title>
      <div className="wrap">
        <h1 className="max-w-[10em] text-4xl leading-none tracking-display">{t("branch.notFoundTitle")}</h1>
        <p className="lede mt-6 mb-8 text-on-night-soft">{t("branch.notFoundText")}</p>
        <ButtonLink to={to("branches")}>{t("branch.notFoundBack")}</ButtonLink>
      </div>
    </section>
  );
}
