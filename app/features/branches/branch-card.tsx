import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { BranchCardData } from "./branches.server.ts";

type BranchCardProps = {
  branch: BranchCardData;
  lit: boolean;
  /** How far the visitor is, if that is known. */
  away: string;
  nearest: boolean;
};

export const cardId = (id: string) => `card-${id}`;

export function BranchCard({ branch, lit, away, nearest }: BranchCardProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, summary, image, alt, soon } = branch;
  const label = t(soon ? "branches.soon" : "branches.localOffice");
  return (
    <article
      id={cardId(id)}
      className="branch-card linked-card"
      data-lit={lit || undefined}
      data-nearest={nearest || undefined}
    >
      <div className="branch-card-picture">
        <Picture
          image={image}
          alt={alt}
          sizes="(min-width: 64rem) 33vw, (min-width: 36rem) 50vw, 100vw"
          className="branch-card-image"
        />
        {nearest && <p className="nearest-tag">{t("branches.nearestTag")}</p>}
      </div>
      <div className="branch-card-text">
        <p className="branch-card-place">
          <span>
            {city}, {countryName}
          </span>
          <span className={away ? "branch-card-away" : "font-semibold text-on-surface"}>{away || label}</span>
        </p>
        <h3 className="mt-2 text-2xl">{name}</h3>
        <p className="font-semibold">{school}</p>
        {away && <p className="text-sm text-on-surface-soft">{label}</p>}
        <p className="mt-3 mb-4 text-pretty">{summary}</p>
        {!soon && (
          <PageLink
            className="card-action"
            to={to("branch", { id })}
            aria-label={t("branches.discoverBranch", { name })}
          >
            {t("branches.discover")}
            <Arrow />
          </PageLink>
        )}
      </div>
    </article>
  );
}
