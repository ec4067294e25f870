import { useMemo, useRef, useState } from "react";
import { findBranches, inNamedCity, sortByDistance } from "#model/find-branches.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { MarkersMap } from "../../integrations/map/markers-map.tsx";
import type { BranchesData } from "./branches.server.ts";
import { BranchFinder } from "./branch-finder.tsx";
import { BranchList } from "./branch-list.tsx";
import { SelectedBranch } from "./selected-branch.tsx";
import { useFinder } from "./use-finder.ts";

type BranchExplorerProps = Pick<BranchesData, "map" | "chart" | "counts" | "cities" | "email" | "branches">;

export function BranchExplorer({ map: settings, chart, counts, cities, email, branches }: BranchExplorerProps) {
  const { t, to } = useI18n();
  const section = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>();
  const [lit, setLit] = useState<string>();
  const finder = useFinder();
  const found = findBranches(branches, finder.state);
  const inCity = found.length > 0 ? [] : inNamedCity(branches, finder.state.text).filter(({ soon }) => !soon);
  const shown = sortByDistance([...found, ...inCity], finder.position);
  // A branch that is not open yet cannot be joined.
  const nearest = finder.position && shown.find(({ branch }) => !branch.soon);
  const markers = useMemo(
    () => branches.map((branch) => ({ ...branch, ...(!branch.soon && { href: to("branch", { id: branch.id }) }) })),
    [branches, to],
  );
  const captions = chart.insets.map(({ city, count, named }) =>
    named ? "" : `${t("branches.around", { city })}, ${count}\u00a0${t("branches.countWord", { count })}`,
  );
  const chosen = branches.find(({ id }) => id === selected);
  const close = () => {
    const find = (mark: string) => section.current?.querySelector<HTMLElement>(mark);
    (find("[aria-pressed=true]") ?? find("[role=application]"))?.focus({ preventScroll: true });
    setSelected(undefined);
  };
  const { text, city, country } = finder.state;
  const isSearching = text.trim() !== "" || city !== "" || country !== "" || finder.position !== undefined;
  const map = (
    <div key="map" ref={section} className="branch-map on-night relative">
      {!isSearching && (
        <a className="skip-over" href="#list">
          {t("branches.skipMap")}
        </a>
      )}
      <MarkersMap
        label={t("branches.mapLabel")}
        settings={settings}
        chart={chart}
        captions={captions}
        markers={markers}
        selected={selected}
        lit={lit}
        onSelect={setSelected}
      />
      <div className="chosen-branch">
        {chosen && <SelectedBranch key={chosen.id} branch={chosen} onClose={close} />}
      </div>
    </div>
  );
  const list = (
    <BranchList
      key="list"
      heading={isSearching ? t("branches.found", { count: shown.length }) : t("branches.counted", counts)}
      email={email}
      shown={shown}
      city={inCity[0]?.city}
      nearest={nearest?.branch}
      lit={selected}
      onLight={setLit}
      onReset={finder.reset}
    />
  );
  return (
    <>
      <BranchFinder cities={cities} finder={finder} shown={shown.length} nearest={nearest} />
      {isSearching ? [list, map] : [map, list]}
    </>
  );
}
