import { Link } from "react-router";

type Choice = { name: string; to: string; isCurrent: boolean; count: number };
type ChoiceRowProps = { label: string; choices: Choice[]; className?: string };

/** Links that filter the page through its query. */
export function ChoiceRow({ label, choices, className = "choice-row" }: ChoiceRowProps) {
  return (
    <nav className="needs-script" aria-label={label}>
      <ul className={className}>
        {choices.map(({ name, to, isCurrent, count }) => (
          <li key={name}>
            <Link to={to} aria-current={isCurrent ? "true" : undefined}>
              {name} <span className="font-normal">({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
