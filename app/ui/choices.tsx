import { type ReactNode, useEffect } from "react";
import type { Language } from "#model/languages.ts";
// As a worker, because only for workers does Vite bundle a separate script.
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import choicesScript from "../choices.ts?worker&url";
import { useI18n } from "./i18n.tsx";

type ChoicesProps = {
  /** Its name in the address. */
  parameter: Record<Language, string>;
  /** What is said after a choice, such as `board.members`. */
  shown: "board.members" | "publications.shown" | "events.shown";
  className?: string;
  children: ReactNode;
};

/**
 * What its links choose by the address, without React: `app/choices.ts` shows the parts with `data-part` that belong to the
 * chosen link, and those with `data-only` for that link alone.
 */
export function Choices({ parameter, shown, className, children }: ChoicesProps) {
  const { t } = useI18n();
  // In development React hydrates the page, and would undo what the script did before.
  useEffect(() => {
    if (import.meta.env.DEV) void import("../choices.ts").then(({ startChoices }) => startChoices());
  }, []);
  return (
    <div className={className} data-choices={`${parameter.fr} ${parameter.en}`}>
      {children}
      <p className="sr-only" role="status" data-one={t(shown, { count: 1 })} data-other={t(shown, { count: 2 })} />
      {!import.meta.env.DEV && <script type="module" src={choicesScript} fetchPriority="low" />}
    </div>
  );
}

type Choice = { id: string; name: string; href: string; isCurrent: boolean; count: number };
type ChoiceRowProps = { label: string; choices: Choice[]; scrolls?: boolean };

/** Links that filter the page through its query; with `scrolls`, in one line on phones. */
export function ChoiceRow({ label, choices, scrolls = false }: ChoiceRowProps) {
  const row = scrolls
    ? "max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:[scroll-padding-inline:4rem] max-md:[scrollbar-width:none] md:flex-wrap"
    : "flex-wrap";
  const link = scrolls ? "max-xl:text-base max-md:px-3.5 max-md:py-3 max-md:whitespace-nowrap" : "";
  return (
    <nav className="needs-script" aria-label={label}>
      <ul className={`flex border-b-3 border-rule-strong ${row}`}>
        {choices.map(({ name, count, ...choice }) => (
          <li key={name}>
            <ChoiceLink className={`px-4 ${link}`} {...choice}>
              {name}{" "}
              <span className="font-normal" data-count="">
                ({count})
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chosen =
  "aria-[current]:bg-night aria-[current]:text-on-night forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight]";

type ChoiceLinkProps = {
  /** In the address, then other spellings; empty for everything. */
  id: string;
  href: string;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
};

export function ChoiceLink({ id, href, isCurrent, className, children }: ChoiceLinkProps) {
  return (
    <a
      className={`block py-3 display-text text-lg leading-tight not-aria-[current]:hover:bg-day ${chosen} ${className}`}
      href={href}
      data-choice={id}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </a>
  );
}
