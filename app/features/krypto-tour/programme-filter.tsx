import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useQueryChoice } from "../../ui/use-query-choice.ts";
import type { ProgrammeData, Slot } from "./programme.server.ts";

const kinds = ["room", "subject"] as const;

const filters = {
  room: { parameter: { fr: "salle", en: "room" }, items: "rooms", all: "tour.allRooms", look: "choice-row" },
  subject: {
    parameter: { fr: "sujet", en: "subject" },
    items: "subjects",
    all: "tour.allSubjects",
    look: "filter-row pt-2 text-sm",
  },
} as const;

type Chosen = Record<(typeof kinds)[number], string | undefined>;

export function useChosen({ rooms, subjects }: ProgrammeData): Chosen {
  return {
    room: useQueryChoice(filters.room.parameter, rooms),
    subject: useQueryChoice(filters.subject.parameter, subjects),
  };
}

export function matches(slot: Slot, { room, subject }: Chosen): boolean {
  return (room === undefined || slot.room === room) && (subject === undefined || slot.subject === subject);
}

function targetOf(chosen: Chosen, lang: Language): string {
  const search = new URLSearchParams();
  for (const kind of kinds) if (chosen[kind] !== undefined) search.set(filters[kind].parameter[lang], chosen[kind]);
  return `${pathTo("kryptoTour", lang)}${search.size > 0 ? `?${search}` : ""}#schedule`;
}

type ProgrammeFiltersProps = { programme: ProgrammeData; talks: Slot[]; chosen: Chosen };

export function ProgrammeFilters({ programme, talks, chosen }: ProgrammeFiltersProps) {
  const { lang, t } = useI18n();
  return kinds.map((kind) => {
    const { items, all, look } = filters[kind];
    if (programme[items].length < 2) return null;
    const choices = [{ id: undefined, name: t(all) }, ...programme[items]].map(({ id, name }) => {
      const choice = { ...chosen, [kind]: id };
      return {
        name,
        to: targetOf(choice, lang),
        isCurrent: chosen[kind] === id,
        count: talks.filter((talk) => matches(talk, choice)).length,
      };
    });
    return <ChoiceRow key={kind} label={t(`tour.${items}`)} choices={choices} className={look} />;
  });
}
