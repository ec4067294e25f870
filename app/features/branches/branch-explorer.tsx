import { useEffect, useMemo, useRef, useState } from "react";
import { findBranches, inNamedCity, sortByDistance } from "#model/find-branches.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MarkersMap } from "../../integrations/map/markers-map.tsx";
import type { BranchesData, BranchRowData } from "./branches.server.ts";
import { BranchFinder } from "./branch-finder.tsx";
import { BranchList } from "./branch-list.tsx";
import { useFinder } from "./use-finder.ts";

type BranchExplorerProps = Pick<BranchesData, "map" | "chart" | "counts" | "cities" | "email" | "branches">;

export function BranchExplorer({ map: settings, chart, counts, cities, email, branches }: BranchExplorerProps) {
  const { t, to } = useI18n();
  const section = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>();
  const [lit, setLit] = useState<string>();
  const finder = useFinder();
  const found = findBranches(branches, finder.state.text, finder.state.city);
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
  useEffect(() => {
    if (selected === undefined) return;
    const card = section.current?.querySelector("article");
    const marker = section.current?.querySelector("[aria-pressed=true]");
    card?.focus({ preventScroll: true });
    // Scrolls up a marker that the card, at the lower edge of the window, would cover.
    const covered = card && marker ? marker.getBoundingClientRect().bottom + 8 - card.getBoundingClientRect().top : 0;
    if (covered > 0) window.scrollBy({ top: covered });
  }, [selected]);
  const { text, city } = finder.state;
  const isSearching = text.trim() !== "" || city !== "" || finder.position !== undefined;
  const map = (
    <div key="map" ref={section} className="on-night relative">
      {!isSearching && <SkipLink href="#list">{t("branches.skipMap")}</SkipLink>}
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
      {chosen && <SelectedBranch branch={chosen} onClose={close} />}
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

/**
 * Sticks to the window's lower edge while the map is visible; on wide screens it takes no room, so that nothing moves
 * when it appears below the inset.
 */
function SelectedBranch({ branch, onClose }: { branch: BranchRowData; onClose: () => void }) {
  const { t, to } = useI18n();
  const { id, name, city, countryName, school, summary, emblem, soon } = branch;
  return (
    <div className="pointer-events-none sticky bottom-0 z-1 grid grid-cols-1 content-end px-gutter lg:h-0">
      <article
        tabIndex={-1}
        className="on-paper pointer-events-auto relative mb-4 grid grid-cols-[auto_1fr] pr-12 outline-2 outline-raised md:flex md:items-center lg:mb-9"
        aria-label={`${t("branches.selected")} – ${name}`}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      >
        <img {...emblem} alt="" className="size-24" />
        <div className="self-center py-2 pl-3 text-sm leading-snug">
          <p className="text-sm text-on-surface-soft">
            {city}, {countryName}
          </p>
          <h2 className="text-xl leading-tight">{name}</h2>
          {school !== name && <p>{school}</p>}
        </div>
        <p className="col-span-full flex-1 px-4 py-2 text-sm leading-normal">{summary}</p>
        <div className="col-span-full grid">
          {soon && <p className="px-4 pb-4 font-semibold">{t("branches.soon")}</p>}
          <ButtonLink href={soon ? to("join") : to("branch", { id })}>
            {t(soon ? "branches.helpOpen" : "branches.discover")}
          </ButtonLink>
        </div>
        <button
          type="button"
          className="absolute top-0 right-0 size-11 text-xl leading-none hover:bg-day"
          aria-label={t("branches.closeCard")}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </article>
    </div>
  );
}
