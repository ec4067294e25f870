import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useMarkedTalks } from "./marked-talks.ts";
import { ProgrammeBlocks } from "./programme-blocks.tsx";
import { matches, ProgrammeFilters, useChosen } from "./programme-filter.tsx";
import type { ProgrammeData } from "./programme.server.ts";

type LiveProgrammeProps = { programme: ProgrammeData; name: string; venue: string };

export function LiveProgramme({ programme, name, venue }: LiveProgrammeProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const chosen = useChosen(programme);
  const { marked, toggle, clear } = useMarkedTalks(programme.date.slice(0, 4));
  const talks = programme.slots.filter(({ room }) => room !== undefined);
  const shown = talks.filter((talk) => matches(talk, chosen));
  const mine = talks.filter(({ id }) => marked.has(id));
  return (
    <>
      <MyProgramme count={mine.length} onTake={() => void take(mine, { programme, name, venue })} onClear={clear} />
      <ProgrammeFilters programme={programme} talks={talks} chosen={chosen} />
      <p className={shown.length === 0 ? "mt-6" : "sr-only"} role="status">
        {hydrated && (shown.length === 0 ? t("tour.noTalk") : t("tour.shownTalks", { count: shown.length }))}
      </p>
      <ProgrammeBlocks
        programme={programme}
        shown={(talk) => matches(talk, chosen)}
        filtered={shown.length < talks.length}
        marked={marked}
        onMark={toggle}
      />
    </>
  );
}

/** Reserves its height before anything is marked. */
function MyProgramme({ count, onTake, onClear }: { count: number; onTake: () => void; onClear: () => void }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  return (
    <div className="my-programme needs-script mt-6">
      <p className="min-h-lh" role="status">
        {hydrated && <b>{t("tour.marked", { count })}</b>}
      </p>
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

/** The calendar code is loaded on demand. */
async function take(talks: ProgrammeData["slots"], { programme, name, venue }: LiveProgrammeProps): Promise<void> {
  const { date, offset, rooms } = programme;
  const { download, myCalendar } = await import("./my-calendar.ts");
  const at = (clock: string) => `${date}T${clock}:00${offset}`;
  const roomOf = (id: string | undefined) => rooms.find((room) => room.id === id)?.name ?? "";
  const mine = talks.map(({ start, end, room, ...talk }) => ({
    ...talk,
    start: at(start),
    end: at(end),
    where: `${roomOf(room)}, ${venue}`,
  }));
  const page = location.origin + location.pathname;
  download(myCalendar(mine, { name, page, now: new Date() }), `${name.toLowerCase()}-${date.slice(0, 4)}.ics`);
}
