import { formatKilometres } from "#model/formats.ts";
import { branchAnchor } from "#model/selections.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { CardLink, LinkedCard } from "../../ui/linked-card.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./branches.module.css";
import type { BranchRowData } from "./branches.server.ts";

type BranchListProps = {
  heading: string;
  email: string;
  shown: { branch: BranchRowData; kilometres: number | undefined }[];
  /** Named in a search for a school that has no branch. */
  city: string | undefined;
  nearest: BranchRowData | undefined;
  lit: string | undefined;
  onLight: (id: string | undefined) => void;
  onReset: () => void;
};

export function BranchList({ heading, email, shown, city, nearest, lit, onLight, onReset }: BranchListProps) {
  const { t, lang } = useI18n();
  return (
    <section className="wrap pt-12 pb-section" aria-labelledby="list">
      <h2 className="pb-3.5 border-b-3 border-rule-strong display-text text-xl leading-tight tracking-normal" id="list">
        {heading}
      </h2>
      {city && <p className="lede mt-4">{t("branches.cityWelcomes", { city })}</p>}
      {shown.length === 0 && (
        <p className="flex flex-wrap items-baseline gap-y-2 gap-x-8 lede">
          {t("branches.none")} <TextLink onClick={onReset}>{t("branches.clear")}</TextLink>
          <TextLink href={`mailto:${email}`}>{t("branches.openOne")}</TextLink>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-x-fluid-m md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {shown.map(({ branch, kilometres }) => (
          <li
            className="border-b border-rule"
            key={branch.id}
            onPointerEnter={() => onLight(branch.id)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => onLight(branch.id)}
            onBlur={() => onLight(undefined)}
          >
            <BranchRow
              branch={branch}
              lit={branch.id === lit || branch === nearest}
              away={kilometres === undefined ? "" : formatKilometres(kilometres, lang).replace("\u202f", "\u00a0")}
              nearest={branch === nearest}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type BranchRowProps = { branch: BranchRowData; lit: boolean; away: string; nearest: boolean };

function BranchRow({ branch, lit, away, nearest }: BranchRowProps) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, line, image, alt, soon } = branch;
  const link = soon
    ? { to: to("join"), text: t("branches.helpOpen"), label: `${t("branches.helpOpen")} (${name})` }
    : { to: to("branch", { id }), text: t("branches.discover"), label: t("branches.discoverBranch", { name }) };
  return (
    <LinkedCard
      id={branchAnchor(id)}
      className={styles.row}
      data-lit={lit || undefined}
      picture={<Picture image={image} alt={alt} sizes="6rem" className="size-24 object-cover" />}
    >
      <div className="flex flex-col items-start">
        <p className="flex w-full flex-wrap justify-between gap-x-2 text-xs leading-snug text-on-surface-soft md:max-xl:flex-col">
          <span>{`${city}, ${countryName}`}</span>
          <span>{t(soon ? "branches.soon" : "branches.localOffice")}</span>
        </p>
        <h3 className="mt-1 text-md leading-tight group-hover:underline">{name}</h3>
        {school !== name && <p className="text-sm leading-snug font-semibold">{school}</p>}
        <p className="text-sm leading-snug text-on-surface-soft">{line}</p>
        {away && (
          <p className="font-bold">
            {away}{" "}
            {nearest && <b className="ml-1.5 bg-accent px-2 py-0.5 text-sm text-night">{t("branches.nearestTag")}</b>}
          </p>
        )}
        <CardLink
          className="mt-auto inline-flex min-h-11 items-center gap-3 text-sm font-semibold"
          href={link.to}
          aria-label={link.label}
        >
          {link.text}
          <Arrow />
        </CardLink>
      </div>
    </LinkedCard>
  );
}
