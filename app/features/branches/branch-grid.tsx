import { BranchCard } from "./branch-card.tsx";
import type { BranchCardData } from "./branches.server.ts";

type BranchGridProps = {
  list: { heading: string; text: string };
  branches: BranchCardData[];
  lit: string | undefined;
  onLight: (id: string | undefined) => void;
};

export function BranchGrid({ list, branches, lit, onLight }: BranchGridProps) {
  return (
    <section className="wrap py-section" aria-labelledby="list">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 lg:mb-16">
        <h2 id="list" className="max-w-[12ch]">
          {list.heading}
        </h2>
        <p className="max-w-[46ch] text-on-surface-soft">{list.text}</p>
      </div>
      <ul className="branch-grid">
        {branches.map((branch) => (
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
