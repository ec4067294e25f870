import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PressData } from "./press.server.ts";

type PhotographsProps = { photographs: NonNullable<PressData["photographs"]> };

export function Photographs({ photographs: { heading, text, credit, pictures } }: PhotographsProps) {
  const { t } = useI18n();
  return (
    <section className="wrap pb-section" aria-labelledby="photographs">
      <div className="section-head">
        <h2 id="photographs">{heading}</h2>
        <p className="lede">{text}</p>
      </div>
      <ul className="photographs">
        {pictures.map(({ image, alt }) => (
          <li key={image.src}>
            <Picture image={image} alt={alt} sizes="(min-width: 48rem) 33vw, 100vw" />
            <p>{credit}</p>
            <a className="text-link" href={image.src} download aria-label={`${t("press.photograph")}, ${alt}`}>
              {t("press.photograph")} <DownArrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
