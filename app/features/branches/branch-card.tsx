import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { BranchCardData } from "./branches.server.ts";

type BranchCardProps = { branch: BranchCardData; lit: boolean };

export function BranchCard({ branch, lit }: BranchCardProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, summary, image, alt, soon } = branch;
  return (
    <article className="branch-card linked-card" data-lit={lit || undefined}>
      <Picture
        image={image}
        alt={alt}
        sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
        className="branch-card-image"
      />
      <div className="flex grow flex-col items-start p-6">
        <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-on-surface-soft">
          <span>
            {city}, {countryName}
          </span>
          <span className="font-semibold text-on-surface">{t(soon ? "branches.soon" : "branches.localOffice")}</span>
        </p>
        <h3 className="mt-2 text-2xl">{name}</h3>
        <p className="font-semibold">{school}</p>
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
