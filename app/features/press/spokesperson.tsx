import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PressData } from "./press.server.ts";

type SpokespersonProps = { spokesperson: NonNullable<PressData["spokesperson"]> };

export function Spokesperson({ spokesperson: { person, text } }: SpokespersonProps) {
  const { t } = useI18n();
  if (!person) return null;
  return (
    <section className="on-night voice" aria-labelledby="voice">
      <Picture
        className="voice-portrait"
        image={person.image}
        alt={person.alt}
        sizes="(min-width: 64rem) 36vw, 100vw"
      />
      <div className="voice-text">
        <p className="text-sm text-on-night-soft">{t("press.spokesperson")}</p>
        <h2 id="voice">{person.name}</h2>
        <p className="mt-4 text-lg font-semibold">{person.role}</p>
        <p className="lede mt-4">{text}</p>
      </div>
    </section>
  );
}
