import { useMemo, useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { Chart } from "../../integrations/map/chart.ts";
import type { MapSettings } from "../../integrations/map/create-map.ts";
import { mapLabels } from "../../integrations/map/labels.ts";
import { MarkersMap } from "../../integrations/map/markers-map.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { BranchGrid } from "./branch-grid.tsx";
import { SelectedBranch } from "./selected-branch.tsx";

type BranchExplorerProps = {
  map: Omit<MapSettings, "labels">;
  chart: Chart;
  list: { heading: string; text: string };
  email: string;
  branches: BranchCardData[];
};

/** The map, the card of the chosen marker, and all the cards: pointing at one lights the other. */
export function BranchExplorer({ map, chart, list, email, branches }: BranchExplorerProps) {
  const { t, to } = useI18n();
  const section = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>();
  const [lit, setLit] = useState<string>();
  const markers = useMemo(
    () =>
      branches.map(({ id, name, note, place, soon, fromParis, bearing }) => ({
        id,
        name,
        note,
        heading: t("branches.heading", { distance: fromParis, bearing }),
        place,
        soon,
        ...(!soon && { href: to("branch", { id }) }),
      })),
    [branches, t, to],
  );
  const captions = chart.lenses.map(({ city, count, named }) =>
    named ? "" : `${t("branches.around", { city })}, ${count} ${t("branches.countWord", { count })}`,
  );
  const chosen = branches.find(({ id }) => id === selected);
  const choose = (id: string) => {
    setSelected(id);
    requestAnimationFrame(() => section.current && uncover(section.current));
  };
  const close = () => {
    section.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus({ preventScroll: true });
    setSelected(undefined);
  };
  return (
    <>
      <div ref={section} className="branch-map on-night">
        <MarkersMap
          label={t("branches.mapLabel")}
          settings={{ ...map, maxZoom: 8, labels: mapLabels(t) }}
          chart={chart}
          captions={captions}
          markers={markers}
          selected={selected}
          lit={lit}
          onSelect={choose}
        />
        <div className="chosen-branch" aria-live="polite">
          {chosen && <SelectedBranch branch={chosen} onClose={close} />}
        </div>
      </div>
      <BranchGrid list={list} email={email} branches={branches} lit={selected} onLight={setLit} />
    </>
  );
}

/** For the heading below the name of the chosen marker. */
const room = 28;

/** The card comes up at the lower edge of the window: a marker that it would cover moves up. */
function uncover(section: HTMLElement): void {
  const [marker, card] = ["[aria-pressed=true]", ".selected-branch"].map((part) =>
    section.querySelector(part)?.getBoundingClientRect(),
  );
  if (!marker || !card) return;
  if (marker.bottom + room > card.top) window.scrollBy({ top: marker.bottom - card.top + room });
}
