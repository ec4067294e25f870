import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { BranchRowData } from "./branches.server.ts";

type BranchRowProps = {
  branch: BranchRowData;
  lit: boolean;
  away: string;
  nearest: boolean;
};

export const rowId = (id: string) => `card-${id}`;

export function BranchRow({ branch, lit, away, nearest }: BranchRowProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, line, image, alt, soon } = branch;
  const link = soon
    ? { to: to("join"), text: t("branches.helpOpen"), label: `${t("branches.helpOpen")} (${name})` }
    : { to: to("branch", { id }), text: t("branches.discover"), label: t("branches.discoverBranch", { name }) };
  return (
    <article
      id={rowId(id)}
      className="branch-row linked-card"
      data-lit={lit || undefined}
      data-nearest={nearest || undefined}
    >
      <Picture image={image} alt={alt} sizes="6rem" className="branch-row-image" />
      <div>
        <p className="branch-row-place">
          <span>
            {city}, {countryName}
          </span>
          <span>{t(soon ? "branches.soon" : "branches.localOffice")}</span>
        </p>
        <h3>{name}</h3>
        {school !== name && <p className="branch-row-school">{school}</p>}
        <p className="branch-row-line">{line}</p>
        {away && (
          <p className="branch-row-away">
            {away} {nearest && <b>{t("branches.nearestTag")}</b>}
          </p>
        )}
        <PageLink className="card-action" to={link.to} aria-label={link.label}>
          {link.text}
          <Arrow />
        </PageLink>
      </div>
    </article>
  );
}
