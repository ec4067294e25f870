import type { ComponentProps } from "react";
import { Link } from "react-router";

type Choice = { name: string; to: string; isCurrent: boolean; count: number };
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
              {name} <span className="font-normal">({count})</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChoiceLinkProps = ComponentProps<typeof Link> & { isCurrent: boolean };

export function ChoiceLink({ isCurrent, className = "", ...rest }: ChoiceLinkProps) {
  const look = isCurrent
    ? "bg-night text-on-night forced-colors:outline-3 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]"
    : "hover:bg-day";
  return (
    <Link
      {...rest}
      className={`block py-3 display-text text-lg leading-tight ${look} ${className}`}
      aria-current={isCurrent ? "true" : undefined}
    />
  );
}
