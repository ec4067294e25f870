import { useI18n } from "../../ui/i18n.tsx";
import { NetworkLinks } from "../../ui/network-links.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type TourSpeakersProps = { heading: string; speakers: TourData["speakers"] };

export function TourSpeakers({ heading, speakers }: TourSpeakersProps) {
  const { t } = useI18n();
  return (
    <section className="section wrap" aria-labelledby="speakers">
      <h2 id="speakers" className="mb-12">
        {heading}
      </h2>
      <ul className="office-grid">
        {speakers.map(({ name, linkedin, x, ...person }) => (
          <li key={name}>
            <Reveal>
              <PersonCard name={name} {...person} sizes="(min-width: 64rem) 25vw, 50vw">
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
    </section>
  );
}
