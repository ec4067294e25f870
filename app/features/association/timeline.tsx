import type { Art } from "../../ui/picture.tsx";
import type { TimelineYear } from "./association.server.ts";

type TimelineProps = { heading: string; mast: Art; years: TimelineYear[] };

/** The mast is the layout: one band per year, entries alternate beside it; one column on phones. */
export function Timeline({ heading, mast, years }: TimelineProps) {
  return (
    <section className="bg-day py-section" aria-labelledby="timeline">
      <div className="wrap">
        <h2 id="timeline" className="mb-16 md:text-center">
          {heading}
        </h2>
        <div className="relative">
          <img className="timeline-mast" src={mast.src} width={mast.width} height={mast.height} alt="" loading="lazy" />
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

function TimelineEntry({ year: { id, title, description, achievements } }: { year: TimelineYear }) {
  return (
    <article className="timeline-entry">
      <h3>
        <span className="timeline-year">{id}</span>
        <span className="block text-xl">{title}</span>
      </h3>
      <p className="mt-2 text-lg leading-[1.4] text-pretty">{description}</p>
      <ul className="timeline-achievements">
        {achievements.map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
    </article>
  );
}
