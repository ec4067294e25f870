import { formatNumber } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { AssociationData, TimelineYear } from "./association.server.ts";
import styles from "./timeline.module.css";

type TimelineProps = Pick<AssociationData, "mast" | "years"> & { text: AssociationData["timeline"] };

/** The mast is the layout: one band per year, as wide as the network was, with entries on alternate sides. */
export function Timeline({ text, mast: { wide, middle, narrow }, years }: TimelineProps) {
  return (
    <section className="bg-day py-section" aria-labelledby="timeline">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="timeline">{text.heading}</h2>
          <p className="lede mt-6">{text.text}</p>
        </div>
        <div className={styles.timeline}>
          <picture>
            <source media="(width >= 80rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <source media="(width >= 64rem)" srcSet={middle.src} width={middle.width} height={middle.height} />
            <img className={styles.mast} {...narrow} alt="" loading="lazy" />
          </picture>
          <ol className={styles.years}>
            {years.map((year) => (
              <li key={year.id} className={styles.year}>
                <TimelineEntry year={year} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function TimelineEntry({ year: { id, title, description, achievements, ...year } }: { year: TimelineYear }) {
  return (
    <article className={styles.entry}>
      <h3 className={styles.title}>
        <span className="block text-2xl leading-display tracking-display">{id}</span> <span>{title}</span>
      </h3>
      <p className="mt-1.5">{description}</p>
      <ul className="font-semibold">
        {achievements.map((achievement) => (
          <li key={achievement} className={styles.achievement}>
            {achievement}
          </li>
        ))}
        <Members {...year} />
      </ul>
    </article>
  );
}

/** The invisible svg is half as wide as the band, which moves the text to the band's edge. */
function Members({ members, share }: Pick<TimelineYear, "members" | "share">) {
  const { lang, t } = useI18n();
  if (!members) return null;
  return (
    <li className={styles.members}>
      <svg width={`${share * 100}%`} height="1" aria-hidden="true" focusable="false" />
      <strong>
        {formatNumber(members.value, lang)}
        {members.plus && <sup>+</sup>}
      </strong>{" "}
      {t("association.members", { count: members.value })}
    </li>
  );
}
