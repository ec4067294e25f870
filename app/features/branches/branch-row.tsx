import { branchAnchor } from "#model/selections.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { BranchRowData } from "./branches.server.ts";

type BranchRowProps = {
  branch: BranchRowData;
  lit: boolean;
  away: string;
  nearest: boolean;
};

export function BranchRow({ branch, lit, away, nearest }: BranchRowProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, line, image, alt, soon } = branch;
  const link = soon
    ? { to: to("join"), text: t("branches.helpOpen"), label: `${t("branches.helpOpen")} (${name})` }
    : { to: to("branch", { id }), text: t("branches.discover"), label: t("branches.discoverBranch", { name }) };
  return (
    <article
      id={branchAnchor(id)}
      className="branch-row linked-card"
      data-lit={lit || undefined}
      data-nearest={nearest || undefined}
    >
      <Picture image={image} alt={alt} sizes="6rem" className="branch-row-image" />
      <div className="flex flex-col items-start min-h-full">
        <p className="branch-row-place flex flex-wrap sm:max-xl:flex-col justify-between gap-x-2 w-full text-on-surface-soft text-xs leading-[1.3]">
          <span>
            {city}, {countryName}
          </span>
          <span>{t(soon ? "branches.soon" : "branches.localOffice")}</span>
        </p>
        <h3 className="mt-[0.1rem] text-[1.3125rem] leading-[1.15]">{name}</h3>
        {school !== name && <p className="text-sm font-semibold leading-[1.3]">{school}</p>}
        <p className="text-on-surface-soft text-sm leading-[1.35]">{line}</p>
        {away && (
          <p className="font-bold">
            {away}{" "}
            {nearest && (
              <b className="ml-2 py-[0.1rem] px-2 bg-accent text-night text-sm">{t("branches.nearestTag")}</b>
            )}
          </p>
        )}
        <a
          className="inline-flex items-center gap-3 min-h-11 mt-auto text-sm font-semibold"
          href={link.to}
          aria-label={link.label}
        >
          {link.text}
          <Arrow />
        </a>
      </div>
    </article>
  );
}
