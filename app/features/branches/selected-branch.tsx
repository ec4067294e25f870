import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { BranchCardData } from "./branches.server.ts";

export function SelectedBranch({ branch }: { branch: BranchCardData }) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, summary, emblem, soon, fromParis, bearing } = branch;
  return (
    <article className="selected-branch" aria-label={`${t("branches.selected")} – ${name}`}>
      <img src={emblem.src} width={emblem.width} height={emblem.height} alt="" className="w-28 lg:w-36" />
      <div>
        <p className="text-sm text-on-surface-soft">
          {city}, {countryName}
        </p>
        <h2 className="text-3xl">{name}</h2>
        <p>{school}</p>
      </div>
      <div className="col-span-full lg:col-auto">
        <p className="max-w-[48ch] text-pretty">{summary}</p>
        <p className="mt-2 text-sm text-on-surface-soft">{t("branches.fromParis", { distance: fromParis, bearing })}</p>
      </div>
      <div className="col-span-full lg:col-auto">
        {soon ? (
          <p className="font-semibold">{t("branches.soon")}</p>
        ) : (
          <ButtonLink to={to("branch", { id })}>{t("branches.discover")}</ButtonLink>
        )}
      </div>
    </article>
  );
}
