import { useState } from "react";
import { formatKilometres } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { type BranchFilter, nearestBranch } from "./find-branches.ts";

type BranchFinderProps = {
  branches: BranchCardData[];
  filter: BranchFilter;
  shown: number;
  onFilter: (filter: BranchFilter) => void;
  onNearest: (id: string) => void;
};

/** Filters the cards, or finds the nearest branch. The position stays in the browser. */
export function BranchFinder({ branches, filter, shown, onFilter, onNearest }: BranchFinderProps) {
  const { lang, t } = useI18n();
  const [answer, setAnswer] = useState("");
  const countries = new Map(branches.map(({ country, countryName }) => [country, countryName]));
  const locate = () => {
    if (!navigator.geolocation) return setAnswer(t("branches.nearestDenied"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = nearestBranch(branches, { lat: coords.latitude, lng: coords.longitude });
        if (!nearest) return;
        onNearest(nearest.branch.id);
        const distance = formatKilometres(nearest.kilometres, lang);
        setAnswer(t("branches.nearestFound", { name: nearest.branch.name, distance }));
      },
      () => setAnswer(t("branches.nearestDenied")),
    );
  };
  return (
    <search className="branch-finder needs-script" aria-label={t("branches.filterLabel")}>
      <label>
        <span>{t("branches.filterText")}</span>
        <input
          type="search"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      <label>
        <span>{t("branches.filterCountry")}</span>
        <select value={filter.country} onChange={({ target }) => onFilter({ ...filter, country: target.value })}>
          <option value="">{t("branches.allCountries")}</option>
          {[...countries].map(([country, name]) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button button-quiet" onClick={locate}>
        {t("branches.nearest")}
      </button>
      <p role="status">{answer || `${shown} ${t("branches.countWord", { count: shown })}`}</p>
    </search>
  );
}
