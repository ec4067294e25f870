import { formatKilometres } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { BranchRow } from "./branch-row.tsx";
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
    <section className="wrap branch-list" aria-labelledby="list">
      <h2
        className="pb-[0.9rem] border-b-3 border-rule-strong text-xl leading-[1.2] tracking-[0] [word-spacing:0.1em]"
        id="list"
      >
        {heading}
      </h2>
      {city && <p className="lede mt-4">{t("branches.cityWelcomes", { city })}</p>}
      {shown.length === 0 && (
        <p className="flex flex-wrap items-baseline gap-y-2 gap-x-8 lede">
          {t("branches.none")} <TextLink onClick={onReset}>{t("branches.clear")}</TextLink>
          <TextLink href={`mailto:${email}`}>{t("branches.openOne")}</TextLink>
        </p>
      )}
      <ul className="branch-rows">
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
              lit={branch.id === lit}
              away={kilometres === undefined ? "" : formatKilometres(kilometres, lang).replace("\u202f", "\u00a0")}
              nearest={branch === nearest}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
