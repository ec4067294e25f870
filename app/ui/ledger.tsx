export type DatedFigure = { value: string; plus: boolean; label: string; date: string; day: string; source: string };

/** Figures with their day and their source, one to a line. */
export function Ledger({ figures, source: say }: { figures: DatedFigure[]; source: (source: string) => string }) {
  return (
    <dl className="ledger">
      {figures.map(({ value, plus, label, date, day, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="ledger-value">
            {value}
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
