import { formatNumber } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { AssociationData, TimelineYear } from "./association.server.ts";

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
        <div className="timeline-ground">
          <picture>
            <source media="(width >= 80rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <source media="(width >= 64rem)" srcSet={middle.src} width={middle.width} height={middle.height} />
            <img className="timeline-mast" {...narrow} alt="" loading="lazy" />
          </picture>
          <ol className="timeline">
            {years.map((year) => (
              <li key={year.id}>
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
    <article className="timeline-entry">
      <h3>
        <span className="timeline-year">{id}</span> <span className="timeline-title">{title}</span>
      </h3>
      <p className="mt-[0.35rem]">{description}</p>
      <ul className="timeline-achievements font-semibold">
        {achievements.map((achievement) => (
          <li key={achievement}>{achievement}</li>
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
    <li className="timeline-members">
      <svg width={`${share * 100}%`} height="1" aria-hidden="true" focusable="false" />
      <strong>
        {formatNumber(members.value, lang)}
        {members.plus && <sup>+</sup>}
      </strong>{" "}
      {t("association.members", { count: members.value })}
    </li>
  );
}
