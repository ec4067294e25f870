import { ButtonLink } from "../../ui/button.tsx";
import { HidePast } from "../../ui/hide-past.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { EditionBadge, EditionFigures } from "./edition.tsx";
import { Tense } from "./tense.tsx";
import { NextEdition } from "./tickets.tsx";
import styles from "./krypto-tour.module.css";

type TourHeroProps = Pick<
  TourData,
  "text" | "date" | "city" | "number" | "summary" | "figures" | "art" | "ends" | "newsletter"
> & { hasTickets: boolean };

export function TourHero(props: TourHeroProps) {
  const { text, summary, figures, art, ends, newsletter, hasTickets, ...badge } = props;
  const { wide, tall } = art;
  const { title, ticketing } = text;
  const next = <NextEdition text={ticketing.after} newsletter={newsletter} look="night" />;
  return (
    <section className="on-accent hidden-until-complete relative isolate overflow-hidden pt-(--bar) print:overflow-visible print:pt-0">
      <div className="wrap grid grid-cols-1 gap-x-6 lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col py-7 lg:min-h-[min(46rem,100svh-10rem)]">
          <div className="grow pb-5 max-lg:relative">
            <picture>
              <source media="(width >= 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
              <img className={`print:hidden ${styles.art}`} {...tall} alt="" fetchPriority="high" />
            </picture>
            {ends !== undefined && <HidePast />}
            <h1 className={styles.title}>{title}</h1>
            <div className="max-lg:mr-28">
              <EditionBadge {...badge} oneLine />
              <p className="mt-4 max-w-[44ch] leading-normal lg:text-lg">{summary}</p>
            </div>
          </div>
          <EditionFigures figures={figures} spread />
          <div className="mt-6">
            <Tense
              ends={ends}
              before={
                hasTickets ? (
                  <ButtonLink look="night" href="#tickets">
                    {ticketing.before.heading}
                  </ButtonLink>
                ) : (
                  next
                )
              }
              after={
                ends === undefined && ticketing.after.notice ? (
                  <div className="grid justify-items-start gap-3">
                    <p className="display-text text-lg leading-tight text-balance">{ticketing.after.notice}</p>
                    {next}
                  </div>
                ) : (
                  next
                )
              }
            />
          </div>
        </div>
      </div>
    </section>
  );
}
