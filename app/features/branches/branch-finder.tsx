import { formatKilometres } from "#model/formats.ts";
import { branchAnchor } from "#model/selections.ts";
import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import type { BranchesData, BranchRowData } from "./branches.server.ts";
import type { useFinder } from "./use-finder.ts";

type BranchFinderProps = {
  cities: BranchesData["cities"];
  finder: ReturnType<typeof useFinder>;
  shown: number;
  nearest: { branch: BranchRowData; kilometres: number | undefined } | undefined;
};

export function BranchFinder({ cities, finder, shown, nearest }: BranchFinderProps) {
  const { t } = useI18n();
  const { form, state, change, locate } = finder;
  const onlyTyped = state.text !== "" && !state.city && !state.nearest;
  // On phones the keyboard covers the lower half of the window: the matches follow the field at once.
  const aside = onlyTyped ? "max-md:hidden" : "";
  return (
    <search ref={form} className="wrap needs-script pt-8 pb-5">
      <label htmlFor="find-branch" className="mb-2.5 block display-text text-xl leading-tight">
        {t("branches.filterLabel")}
      </label>
      <div className="flex max-w-[58rem] flex-wrap gap-3">
        <SearchBox
          id="find-branch"
          placeholder={t("branches.filterText")}
          value={state.text}
          onChange={({ target }) => {
            change({ text: target.value });
            if (window.matchMedia("(width < 48rem)").matches) form.current?.scrollIntoView();
          }}
        />
        <Button
          look="quiet"
          className={`grow md:grow-0 ${aside}`}
          aria-pressed={state.nearest}
          onClick={() => (state.nearest ? change({ nearest: false }) : void locate())}
        >
          <span className="mx-auto">{t("branches.nearest")}</span>
        </Button>
      </div>
      <ul className={`mt-3 flex flex-wrap gap-x-6 font-semibold ${aside}`} aria-label={t("branches.filterCity")}>
        {[{ id: "", name: t("branches.allCities") }, ...cities].map(({ id, name }) => (
          <li key={id}>
            <a
              className={`flex min-h-11 min-w-11 items-center ${state.city === id ? "underline" : "hover:underline"}`}
              href={id ? `?city=${id}#list` : "#list"}
              aria-current={state.city === id ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                change({ city: id });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <FinderStatus denied={finder.denied} shown={shown} nearest={nearest} />
    </search>
  );
}

function FinderStatus({ denied, shown, nearest }: Pick<BranchFinderProps, "shown" | "nearest"> & { denied: boolean }) {
  const { lang, t } = useI18n();
  if (nearest?.kilometres === undefined) {
    const count = `${shown} ${t("branches.countWord", { count: shown })}`;
    return (
      <p role="status" className={denied ? undefined : "sr-only"}>
        {denied ? t("branches.nearestDenied") : count}
      </p>
    );
  }
  const distance = formatKilometres(nearest.kilometres, lang);
  return (
    <p role="status" className="mt-4">
      <a
        className="border-b-3 border-accent display-text text-xl leading-tight"
        href={`#${branchAnchor(nearest.branch.id)}`}
      >
        {t("branches.nearestFound", { name: nearest.branch.name, distance })}
      </a>
    </p>
  );
}
