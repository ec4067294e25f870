import { useI18n } from "../../ui/i18n.tsx";
import type { BranchData } from "./branch.server.ts";

/** Where the branch stands in the network: its radiation diagram, distance and heading, and its team. */
export function BranchBearing({ branch }: { branch: BranchData }) {
  const { t } = useI18n();
  const { emblem, distance, bearing, office, officeYear } = branch;
  const figures = [
    // The display face has next to no narrow space.
    { figure: distance.replace("\u202f", "\u00a0"), of: t("branch.fromParis") },
    { figure: bearing, of: t("branch.heading") },
    { figure: `${office.length}`, of: t("branch.team", { year: officeYear }) },
  ];
  return (
    <div className="branch-bearing">
      <img src={emblem.src} width={emblem.width} height={emblem.height} alt="" loading="lazy" />
      <dl>
        {figures.map(({ figure, of }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
