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
        <h2 id="timeline" className="lg:text-center">
          {text.heading}
        </h2>
        <p className="lede mt-6 lg:mx-auto lg:text-center">{text.text}</p>
        <div className="relative mx-auto mt-12 max-w-336 border-b-3 border-rule-strong [--mast:min(6.5rem,24vw)] lg:[--mast:300px] xl:[--mast:420px]">
          <picture>
            <source media="(width >= 80rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <source media="(width >= 64rem)" srcSet={middle.src} width={middle.width} height={middle.height} />
            <img
              className="absolute top-0 left-0 h-full w-(--mast) lg:left-1/2 lg:[translate:-50%]"
              {...narrow}
              alt=""
              loading="lazy"
            />
          </picture>
          <ol className="grid auto-rows-[minmax(10.5rem,1fr)] lg:auto-rows-[minmax(148px,1fr)]">
            {years.map((year) => (
              <li key={year.id} className={`group ${styles.year}`}>
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
      <h3 className="2xl:flex 2xl:flex-wrap 2xl:items-baseline 2xl:gap-x-3 2xl:group-odd:flex-row-reverse">
        <span className="block text-2xl leading-display tracking-display">{id}</span>{" "}
        <span className="mt-1.5 block text-lg leading-tight lg:text-md 2xl:mt-0">{title}</span>
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
    <li className={`font-normal text-on-surface-soft lg:text-sm lg:whitespace-nowrap ${styles.members}`}>
      <svg
        className="mr-1.5 hidden flex-none lg:block lg:group-even:order-1 lg:group-even:mr-0 lg:group-even:ml-1.5"
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
