type DatedFigure = { value: string; plus: boolean; label: string; date: string; day: string; source: string };

/** The display font has no narrow no-break space; its ordinary one is narrow enough. */
const [narrow, space] = ["\u202f", "\u00a0"];

type LedgerProps = { notice: string | undefined; figures: DatedFigure[]; source: (source: string) => string };

export function Ledger({ notice, figures, source: say }: LedgerProps) {
  return (
    <>
      {notice !== undefined && <p className="notice">{notice}</p>}
      <dl className="ledger">
        {figures.map(({ value, plus, label, date, day, source }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ledger-value">
              {value.replaceAll(narrow, space)}
              {plus && <sup>+</sup>}
            </dd>
            <dd className="ledger-source">
              <time className="text-on-surface font-semibold" dateTime={date}>
                {day}
              </time>
              <br />
              {say(source)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
