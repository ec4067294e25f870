import { useMemo, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { MapSettings } from "../../integrations/map/create-map.ts";
import { MarkersMap } from "../../integrations/map/markers-map.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { BranchGrid } from "./branch-grid.tsx";
import { SelectedBranch } from "./selected-branch.tsx";

type BranchExplorerProps = {
  map: Omit<MapSettings, "labels">;
  list: { heading: string; text: string };
  branches: BranchCardData[];
};

/** The map, the card of the chosen marker, and all the cards: pointing at one lights the other. */
export function BranchExplorer({ map, list, branches }: BranchExplorerProps) {
  const { t, to } = useI18n();
  const [selected, setSelected] = useState<string>();
  const [lit, setLit] = useState<string>();
  const markers = useMemo(
    () =>
      branches.map(({ id, name, place, soon, at, mark }) => ({
        id,
        name: soon ? `${name} (${t("branches.soon")})` : name,
        place,
        soon,
        at,
        mark,
        ...(!soon && { href: to("branch", { id }) }),
      })),
    [branches, t, to],
  );
  const chosen = branches.find(({ id }) => id === selected);
  return (
    <>
      <section className="on-night">
        <MarkersMap
          label={t("branches.mapLabel")}
          settings={{ ...map, labels: { zoomIn: t("branches.zoomIn"), zoomOut: t("branches.zoomOut") } }}
          markers={markers}
          selected={selected}
          lit={lit}
          onSelect={setSelected}
        />
        <div className="wrap" aria-live="polite">
          {chosen && (
            <div className="py-8">
              <SelectedBranch branch={chosen} />
            </div>
          )}
        </div>
      </section>
      <BranchGrid list={list} branches={branches} lit={selected} onLight={setLit} onNearest={setSelected} />
    </>
  );
}
