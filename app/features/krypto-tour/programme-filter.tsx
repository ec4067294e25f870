import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ProgrammeData, Slot } from "./programme.server.ts";

const parameters = {
  room: { fr: "salle", en: "room" },
  subject: { fr: "sujet", en: "subject" },
} as const satisfies Record<string, Record<Language, string>>;

type Kind = keyof typeof parameters;
export type Chosen = Partial<Record<Kind, string>>;

/** The room and the subject asked for in the address, in either language's words; unknown ones show everything. */
export function useChosen({ rooms, subjects }: ProgrammeData): Chosen {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = (kind: Kind, known: { id: string }[]) => {
    const value = hydrated ? (search.get(parameters[kind].fr) ?? search.get(parameters[kind].en)) : null;
    const found = known.find(({ id }) => id === value)?.id;
    return found === undefined ? {} : { [kind]: found };
  };
  return { ...asked("room", rooms), ...asked("subject", subjects) };
}

export function matches(slot: Slot, { room, subject }: Chosen): boolean {
  return (room === undefined || slot.room === room) && (subject === undefined || slot.subject === subject);
}

function targetOf(chosen: Chosen, lang: Language): string {
  const search = new URLSearchParams();
  for (const kind of ["room", "subject"] as const)
    if (chosen[kind] !== undefined) search.set(parameters[kind][lang], chosen[kind]);
  return `?${search.toString()}`;
}

type ProgrammeFilterProps = { kind: Kind; items: { id: string; name: string }[]; all: string; label: string } & {
  talks: Slot[];
  chosen: Chosen;
};

export function ProgrammeFilter({ kind, items, all, label, talks, chosen }: ProgrammeFilterProps) {
  const { lang } = useI18n();
  if (items.length < 2) return null;
  return (
    <nav className="needs-script" aria-label={label}>
      <ul className={kind === "room" ? "choice-row" : "subject-row"}>
        {[{ id: undefined, name: all }, ...items].map(({ id, name }) => {
          const { [kind]: _, ...others } = chosen;
          const choice: Chosen = id === undefined ? others : { ...others, [kind]: id };
          return (
            <li key={name}>
              <PageLink
                to={targetOf(choice, lang)}
                aria-current={chosen[kind] === id ? "true" : undefined}
                preventScrollReset
              >
                {name} <span className="font-normal">({talks.filter((talk) => matches(talk, choice)).length})</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
