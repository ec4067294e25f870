import { formatKilometres } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { BranchCard } from "./branch-card.tsx";
import { BranchFinder } from "./branch-finder.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { findBranches, sortByDistance } from "#model/find-branches.ts";
import { useFinder } from "./use-finder.ts";

type BranchGridProps = {
  list: { heading: string; text: string };
  email: string;
  branches: BranchCardData[];
  lit: string | undefined;
  onLight: (id: string | undefined) => void;
};

export function BranchGrid({ list, email, branches, lit, onLight }: BranchGridProps) {
  const { t, lang } = useI18n();
  const finder = useFinder();
  const { state, position } = finder;
  const shown = sortByDistance(findBranches(branches, state), position);
  const countries = new Map(branches.map(({ country, countryName }) => [country, countryName]));
  // A branch that is still to open is no answer to somebody who wants to join one.
  const nearest = position && shown.find(({ branch }) => !branch.soon);
  return (
    <section className="wrap py-section" aria-labelledby="list">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 lg:mb-16">
        <h2 id="list" className="max-w-[12ch]">
          {list.heading}
        </h2>
        <p className="max-w-[46ch] text-on-surface-soft">{list.text}</p>
      </div>
      <BranchFinder countries={countries} finder={finder} shown={shown.length} nearest={nearest} />
      {shown.length === 0 && (
        <p className="no-branch lede">
          {t("branches.none")}{" "}
          <button type="button" className="text-link cursor-pointer" onClick={finder.reset}>
            {t("branches.clear")}
          </button>
          <a className="text-link" href={`mailto:${email}`}>
            {t("branches.openOne")}
          </a>
        </p>
      )}
      <ul className="branch-grid">
        {shown.map(({ branch, kilometres }) => (
          <li
            key={branch.id}
            onPointerEnter={() => onLight(branch.id)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => onLight(branch.id)}
            onBlur={() => onLight(undefined)}
          >
            <BranchCard
              branch={branch}
              lit={branch.id === lit}
              away={kilometres === undefined ? "" : formatKilometres(kilometres, lang).replace("\u202f", "\u00a0")}
              nearest={branch === nearest?.branch}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
