import { Fragment } from "react";

export type DatedFigure = { value: string; plus: boolean; label: string; date: string; day: string; source: string };

/** Figures with their day and their source, one to a line. */
export function Ledger({ figures, source: say }: { figures: DatedFigure[]; source: (source: string) => string }) {
  return (
    <dl className="ledger">
      {figures.map(({ value, plus, label, date, day, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="ledger-value">
            <Grouped number={value} />
            {plus && <sup>+</sup>}
          </dd>
          <dd className="ledger-source">
            <time dateTime={date}>{day}</time>
            <br />
            {say(source)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The display face has no narrow space, and another face's would be too wide. */
function Grouped({ number }: { number: string }) {
  return number.split("\u202f").map((group, index) => (
    <Fragment key={group + String(index)}>
      {index > 0 && <span className="thousands">{"\u202f"}</span>}
      {group}
    </Fragment>
  ));
}
