type DatedFigure = { value: string; plus: boolean; label: string; date: string; day: string; source: string };

/** The display font has no narrow no-break space; its ordinary one is narrow enough. */
const [narrow, space] = ["\u202f", "\u00a0"];

type DatedFiguresProps = { notice: string | undefined; figures: DatedFigure[]; source: (source: string) => string };

export function DatedFigures({ notice, figures, source: say }: DatedFiguresProps) {
  return (
    <>
      {notice !== undefined && <p className="notice">{notice}</p>}
      <dl className="dated-figures">
        {figures.map(({ value, plus, label, date, day, source }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="dated-figures-value">
              {value.replaceAll(narrow, space)}
              {plus && <sup>+</sup>}
            </dd>
            <dd className="dated-figures-source">
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
