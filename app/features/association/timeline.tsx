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
        <div className="lg:grid lg:justify-items-center lg:text-center">
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
            {years.map((year, index) => (
              <li key={year.id} className={styles.year}>
                <TimelineEntry year={year} isLeft={index % 2 === 0} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type TimelineEntryProps = { year: TimelineYear; isLeft: boolean };

function TimelineEntry({ year: { id, title, description, achievements, ...year }, isLeft }: TimelineEntryProps) {
  return (
    <article
      className={`pt-3.5 pb-2 text-sm leading-normal hyphens-auto [hyphenate-limit-chars:12_5_5] lg:self-center lg:py-3 lg:text-base lg:text-balance ${isLeft ? "lg:col-1 lg:text-right" : "lg:col-3"}`}
    >
      <h3 className={`2xl:flex 2xl:flex-wrap 2xl:items-baseline 2xl:gap-x-3 ${isLeft ? "2xl:flex-row-reverse" : ""}`}>
        <span className="block text-2xl leading-display tracking-display">{id}</span>{" "}
        <span className="mt-1.5 block text-lg lg:text-md 2xl:mt-0">{title}</span>
      </h3>
      <p className="mt-1.5">{description}</p>
      <ul className="font-semibold">
        {achievements.map((achievement, index) => (
          <li key={achievement} className="lg:inline">
            {index > 0 && (
              <span className="hidden text-accent-text lg:inline" aria-hidden="true">
                {"\u00a0· "}
              </span>
            )}
            {achievement}
          </li>
        ))}
        <Members {...year} isLeft={isLeft} />
      </ul>
    </article>
  );
}

type MembersProps = Pick<TimelineYear, "members" | "share"> & { isLeft: boolean };

/** The invisible svg is half as wide as the band, which moves the text to the band's edge. */
function Members({ members, share, isLeft }: MembersProps) {
  const { lang, t } = useI18n();
  if (!members) return null;
  return (
    <li
      className={`font-normal text-on-surface-soft lg:text-sm ${styles.members} ${isLeft ? styles.right : styles.left}`}
    >
      <svg
        className={`hidden flex-none lg:block ${isLeft ? "" : "order-1"}`}
        width={`${share * 100}%`}
        height="1"
        aria-hidden="true"
        focusable="false"
      />
      <strong className="font-display text-xl leading-none font-bold tracking-display text-on-surface lg:text-[clamp(1.75rem,1.1rem+1.7vw,2.75rem)]">
        {formatNumber(members.value, lang)}
        {members.plus && <sup className="-top-[0.55em] ml-[0.05em] text-[0.5em] text-accent-text">+</sup>}
      </strong>{" "}
      {t("association.members", { count: members.value })}
    </li>
  );
}
