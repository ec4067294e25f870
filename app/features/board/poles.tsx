import { useI18n } from "../../ui/i18n.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import type { Art } from "../../ui/picture.tsx";
import type { PoleCard } from "./board.server.ts";

type PolesProps = { text: { heading: string; text: string }; mast: Art; poles: PoleCard[] };

/** The working groups of the current term; the mast is the layout, one band per pole. */
export function Poles({ text, mast, poles }: PolesProps) {
  return (
    <section className="poles-section bg-day py-section" aria-labelledby="poles">
      <div className="wrap">
        <h2 id="poles" className="max-w-[15ch]">
          {text.heading}
        </h2>
        <p className="lede mt-6">{text.text}</p>
        <div className="poles">
          <img className="poles-mast" src={mast.src} width={mast.width} height={mast.height} alt="" loading="lazy" />
          <ol className="poles-list">
            {poles.map((pole) => (
              <li key={pole.id}>
                <Pole pole={pole} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Pole({ pole: { title, paragraphs, team } }: { pole: PoleCard }) {
  const { t } = useI18n();
  return (
    <>
      <h3 className="text-2xl">{title}</h3>
      <div className="mt-4 grid max-w-[62ch] gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="pole-team" aria-label={`${t("board.team")} – ${title}`}>
        {team.map(({ description, ...member }) => (
          <li key={member.name}>
            <PersonCard {...member} level={4} sizes="(min-width: 64rem) 20vw, 50vw">
              {description && <p className="mt-2 text-sm text-on-surface-soft text-pretty">{description}</p>}
            </PersonCard>
          </li>
        ))}
      </ul>
    </>
  );
}
