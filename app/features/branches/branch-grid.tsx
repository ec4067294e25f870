import { useState } from "react";
import { useSearchParams } from "react-router";
import { branchSearch } from "#model/branch-search.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { BranchCard } from "./branch-card.tsx";
import { BranchFinder } from "./branch-finder.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { type BranchFilter, everything, findBranches } from "./find-branches.ts";

type BranchGridProps = {
  list: { heading: string; text: string };
  branches: BranchCardData[];
  lit: string | undefined;
  onLight: (id: string | undefined) => void;
  onNearest: (id: string) => void;
};

export function BranchGrid({ list, branches, lit, onLight, onNearest }: BranchGridProps) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const [chosen, setFilter] = useState<BranchFilter>();
  const asked = { ...everything, text: (hydrated && search.get(branchSearch)) || "" };
  const filter = chosen ?? asked;
  const shown = findBranches(branches, filter);
  return (
    <section className="wrap py-section" aria-labelledby="list">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 lg:mb-16">
        <h2 id="list" className="max-w-[12ch]">
          {list.heading}
        </h2>
        <p className="max-w-[46ch] text-on-surface-soft">{list.text}</p>
      </div>
      <BranchFinder
        branches={branches}
        filter={filter}
        shown={shown.length}
        onFilter={setFilter}
        onNearest={onNearest}
      />
      {shown.length === 0 && (
        <p className="lede">
          {t("branches.none")}{" "}
          <button type="button" className="text-link cursor-pointer" onClick={() => setFilter(everything)}>
            {t("branches.clear")}
          </button>
        </p>
      )}
      <ul className="branch-grid">
        {shown.map((branch) => (
          <li
            key={branch.id}
            onPointerEnter={() => onLight(branch.id)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => onLight(branch.id)}
            onBlur={() => onLight(undefined)}
          >
            <BranchCard branch={branch} lit={branch.id === lit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
