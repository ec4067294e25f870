import { useI18n } from "../../ui/i18n.tsx";
import { NetworkLinks } from "../../ui/network-links.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type TourSpeakersProps = { text: TourData["text"]["speakers"]; speakers: TourData["speakers"] };

export function TourSpeakers({ text, speakers }: TourSpeakersProps) {
  const { t } = useI18n();
  return (
    <section className="section wrap" aria-labelledby="speakers">
      <h2 id="speakers">{text.heading}</h2>
      {text.text && <p className="lede mt-6">{text.text}</p>}
      <ul className="office-grid mt-12">
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
