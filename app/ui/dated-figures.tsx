import styles from "./dated-figures.module.css";
import { Notice } from "./notice.tsx";

type DatedFigure = { value: string; plus: boolean; label: string; date: string; day: string; source: string };

/** The display font has no narrow no-break space; its ordinary one is narrow enough. */
const [narrow, space] = ["\u202f", "\u00a0"];

type DatedFiguresProps = {
  notice: string | undefined;
  figures: DatedFigure[];
  source: (source: string) => string;
  compact?: boolean;
};

/** `compact` shows more figures on the first screen of a phone. */
export function DatedFigures({ notice, figures, source: say, compact = false }: DatedFiguresProps) {
  return (
    <>
      {notice !== undefined && <Notice>{notice}</Notice>}
      <dl className="border-t-3 border-rule-strong">
        {figures.map(({ value, plus, label, date, day, source }) => (
          <div key={label} className={`${styles.row} ${compact ? styles.compact : ""}`}>
            <dt className="display-text text-lg leading-tight">{label}</dt>
            <dd className={styles.value}>
              {value.replaceAll(narrow, space)}
              {plus && <sup>+</sup>}
            </dd>
            <dd className="mt-1 text-sm leading-normal text-on-surface-soft lg:mt-0">
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
