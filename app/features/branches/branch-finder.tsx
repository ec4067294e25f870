import { formatKilometres } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { BranchCardData } from "./branches.server.ts";
import { cardId } from "./branch-card.tsx";
import type { useFinder } from "./use-finder.ts";

type BranchFinderProps = {
  /** Names by id. */
  countries: ReadonlyMap<string, string>;
  finder: ReturnType<typeof useFinder>;
  shown: number;
  nearest: { branch: BranchCardData; kilometres: number | undefined } | undefined;
};

/** Filters the cards, or puts the nearest first. The position stays in the browser. */
export function BranchFinder({ countries, finder, shown, nearest }: BranchFinderProps) {
  const { lang, t } = useI18n();
  const { form, state, denied, change, locate } = finder;
  const count = `${shown} ${t("branches.countWord", { count: shown })}`;
  return (
    <search ref={form} className="branch-finder needs-script" aria-label={t("branches.filterLabel")}>
      <label>
        <span>{t("branches.filterText")}</span>
        <input type="search" value={state.text} onChange={({ target }) => change({ text: target.value })} />
      </label>
      <label>
        <span>{t("branches.filterCountry")}</span>
        <select value={state.country} onChange={({ target }) => change({ country: target.value })}>
          <option value="">{t("branches.allCountries")}</option>
          {[...countries].map(([country, name]) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button button-quiet" aria-pressed={state.nearest} onClick={() => void locate()}>
        {t("branches.nearest")}
      </button>
      <p role="status">
        {nearest?.kilometres === undefined ? (
          denied ? (
            t("branches.nearestDenied")
          ) : (
            count
          )
        ) : (
          <a className="nearest-link" href={`#${cardId(nearest.branch.id)}`}>
            {t("branches.nearestFound", {
              name: nearest.branch.name,
              distance: formatKilometres(nearest.kilometres, lang),
            })}
          </a>
        )}
      </p>
      {state.nearest && (
        <button type="button" className="text-link usual-order" onClick={() => change({ nearest: false })}>
          {t("branches.usualOrder")}
        </button>
      )}
    </search>
  );
}
