import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useQueryChoice } from "../../ui/use-query-choice.ts";
import type { ProgrammeData, Slot } from "./programme.server.ts";

const parameters = {
  room: { fr: "salle", en: "room" },
  subject: { fr: "sujet", en: "subject" },
};

type Kind = keyof typeof parameters;
type Chosen = Record<Kind, string | undefined>;

export function useChosen({ rooms, subjects }: ProgrammeData): Chosen {
  return {
    room: useQueryChoice(parameters.room, rooms),
    subject: useQueryChoice(parameters.subject, subjects),
  };
}

export function matches(slot: Slot, { room, subject }: Chosen): boolean {
  return (room === undefined || slot.room === room) && (subject === undefined || slot.subject === subject);
}

function targetOf(chosen: Chosen, lang: Language): string {
  const search = new URLSearchParams();
  for (const kind of ["room", "subject"] as const)
    if (chosen[kind] !== undefined) search.set(parameters[kind][lang], chosen[kind]);
  return `${pathTo("kryptoTour", lang)}${search.size > 0 ? `?${search}` : ""}#schedule`;
}

type ProgrammeFilterProps = { kind: Kind; items: { id: string; name: string }[]; all: string; label: string } & {
  talks: Slot[];
  chosen: Chosen;
};

export function ProgrammeFilter({ kind, items, all, label, talks, chosen }: ProgrammeFilterProps) {
  const { lang } = useI18n();
  if (items.length < 2) return null;
  const choices = [{ id: undefined, name: all }, ...items].map(({ id, name }) => {
    const choice = { ...chosen, [kind]: id };
    return {
      name,
      to: targetOf(choice, lang),
      isCurrent: chosen[kind] === id,
      count: talks.filter((talk) => matches(talk, choice)).length,
    };
  });
  return (
    <ChoiceRow label={label} choices={choices} className={kind === "room" ? "choice-row" : "filter-row pt-2 text-sm"} />
  );
}
