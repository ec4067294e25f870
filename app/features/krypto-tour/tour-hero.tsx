import { ButtonLink } from "../../ui/button.tsx";
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
    <section className={`on-accent hidden-until-complete print:overflow-visible print:pt-0 ${styles.hero}`}>
      <div className={`wrap ${styles.parts}`}>
        <div className={styles.intro}>
          <picture>
            <source media="(width >= 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
            <img className={`print:hidden ${styles.art}`} {...tall} alt="" fetchPriority="high" />
          </picture>
          <h1 className={styles.title}>{title}</h1>
          <EditionBadge {...badge} oneLine />
          <p className="mt-4 max-w-[44ch] leading-normal">{summary}</p>
        </div>
        <EditionFigures figures={figures} spread />
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
    </section>
  );
}
