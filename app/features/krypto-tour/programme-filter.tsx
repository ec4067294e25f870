import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useQueryChoice } from "../../ui/use-query-choice.ts";
import type { ProgrammeData, Slot } from "./programme.server.ts";

const parameters = {
  room: { fr: "salle", en: "room" },
  subject: { fr: "sujet", en: "subject" },
};

type Kind = keyof typeof parameters;
export type Chosen = Partial<Record<Kind, string>>;

export function useChosen({ rooms, subjects }: ProgrammeData): Chosen {
  const asked = useQueryChoice();
  const choice = (kind: Kind, known: { id: string }[]) => {
    const ids = known.map(({ id }) => id);
    const found = asked(parameters[kind], ids);
    return found === undefined ? {} : { [kind]: found };
  };
  return { ...choice("room", rooms), ...choice("subject", subjects) };
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
  return (
    <nav className="needs-script" aria-label={label}>
      <ul className={kind === "room" ? "choice-row" : "filter-row pt-2 text-sm"}>
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
