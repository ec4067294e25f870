import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import type { PoleCard } from "./board.server.ts";

type PolesProps = { text: { heading: string; text: string }; poles: PoleCard[]; hidden: boolean };

export function Poles({ text, poles, hidden }: PolesProps) {
  return (
    <section className="poles-section bg-day py-section" hidden={hidden} aria-labelledby="poles">
      <div className="wrap">
        <h2 id="poles" className="max-w-[15ch]">
          {text.heading}
        </h2>
        <p className="lede mt-6">{text.text}</p>
        <ol className="poles">
          {poles.map((pole) => (
            <li key={pole.id}>
              <Pole pole={pole} />
            </li>
          ))}
        </ol>
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
      <PersonGrid people={team} level={4} label={`${t("board.team")} – ${title}`} />
    </>
  );
}
