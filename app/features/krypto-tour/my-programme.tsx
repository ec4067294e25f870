import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type MyProgrammeProps = { count: number; onTake: () => void; onClear: () => void };

/** Reserves its height before anything is marked. */
export function MyProgramme({ count, onTake, onClear }: MyProgrammeProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  return (
    <div className="my-programme needs-script">
      <p role="status">{hydrated && <b>{t("tour.marked", { count })}</b>}</p>
      <p className={count === 0 ? "invisible" : ""}>
        <button type="button" className="text-link mr-6" onClick={onTake}>
          {t("tour.takeMine")}
        </button>
        <button type="button" className="text-link mr-6" onClick={onClear}>
          {t("tour.clearMine")}
        </button>
      </p>
      <p className="text-on-surface-soft text-sm">{t("tour.keptHere")}</p>
    </div>
  );
}
