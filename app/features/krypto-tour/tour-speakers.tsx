import { useI18n } from "../../ui/i18n.tsx";
import { NetworkLinks } from "../../ui/network-links.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { TourData } from "./krypto-tour.server.ts";

const shownAtOnce = 12;

type TourSpeakersProps = { text: TourData["text"]["speakers"]; speakers: TourData["speakers"] };

/** The first twelve, and the others behind one line: all of them are in the page and found by searching it. */
export function TourSpeakers({ text, speakers }: TourSpeakersProps) {
  const { t } = useI18n();
  const more = speakers.slice(shownAtOnce);
  return (
    <section className="section wrap" aria-labelledby="speakers">
      <h2 id="speakers">{text.heading}</h2>
      {text.text && <p className="lede mt-6">{text.text}</p>}
      <SpeakerList speakers={speakers.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className="more-speakers">
          <summary className="button button-quiet">{t("tour.moreSpeakers", { count: more.length })}</summary>
          <SpeakerList speakers={more} />
        </details>
      )}
    </section>
  );
}

function SpeakerList({ speakers }: Pick<TourSpeakersProps, "speakers">) {
  const { t } = useI18n();
  return (
    <ul className="speaker-grid">
      {speakers.map(({ name, linkedin, x, ...person }) => (
        <li key={name}>
          <Reveal>
            <PersonCard name={name} {...person} sizes="(min-width: 64rem) 16vw, 33vw">
              <NetworkLinks
                links={[
                  { label: t("social.linkedin"), name: t("tour.linkedin", { name }), href: linkedin },
                  { label: t("social.x"), name: t("tour.x", { name }), href: x },
                ]}
              />
            </PersonCard>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
