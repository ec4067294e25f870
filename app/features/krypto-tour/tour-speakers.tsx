import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import { Section } from "../../ui/section.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type TourSpeakersProps = Pick<TourData, "text" | "speakersNote" | "speakers" | "programme">;

/** Each leads to their talks. */
export function TourSpeakers({ text, speakersNote, speakers, programme }: TourSpeakersProps) {
  const { lang, t } = useI18n();
  const people = speakers.map((speaker) => ({ ...speaker, talks: talksOf(speaker.name) }));
  return (
    <Section className="wrap" aria-labelledby="speakers">
      <h2 id="speakers" className="mb-10">
        {text.speakers.heading}
      </h2>
      {speakersNote && <p className="lede -mt-4 mb-10">{speakersNote}</p>}
      <PersonGrid people={people} reveal />
    </Section>
  );

  function talksOf(name: string) {
    const talks = programme?.slots.filter(({ speakers: names }) => names.includes(name)) ?? [];
    const links = talks.map(({ id, title, start }) => ({ href: `#${id}`, time: formatClock(start, lang), title }));
    return { label: t("tour.talk"), links };
  }
}
