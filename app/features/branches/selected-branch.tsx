import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { BranchCardData } from "./branches.server.ts";

type SelectedBranchProps = { branch: BranchCardData; onClose: () => void };

export function SelectedBranch({ branch, onClose }: SelectedBranchProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, summary, emblem, soon, fromParis, bearing } = branch;
  return (
    <article className="selected-branch" aria-label={`${t("branches.selected")} – ${name}`}>
      <img src={emblem.src} width={emblem.width} height={emblem.height} alt="" className="selected-branch-emblem" />
      <div className="selected-branch-name">
        <p className="text-sm text-on-surface-soft">
          {city}, {countryName}
        </p>
        <h2>{name}</h2>
        {school !== name && <p>{school}</p>}
      </div>
      <div className="selected-branch-text">
        <p className="font-semibold">{t("branches.fromParis", { distance: fromParis, bearing })}</p>
        <p className="text-pretty">{summary}</p>
      </div>
      <div className="selected-branch-action">
        {soon ? (
          <p className="font-semibold">{t("branches.soon")}</p>
        ) : (
          <ButtonLink to={to("branch", { id })}>{t("branches.discover")}</ButtonLink>
        )}
      </div>
      <button type="button" className="selected-branch-close" aria-label={t("branches.closeCard")} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </article>
  );
}
