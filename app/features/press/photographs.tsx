import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

type PhotographsProps = { photographs: NonNullable<PressData["photographs"]> };

export function Photographs({ photographs: { heading, text, credit, pictures } }: PhotographsProps) {
  const { t } = useI18n();
  return (
    <section className="wrap pb-section" aria-labelledby="photographs">
      <SectionHead id="photographs" heading={heading} text={text} />
      <ul className="grid grid-cols-1 gap-y-8 gap-x-fluid-s md:grid-cols-3">
        {pictures.map(({ image, alt }) => (
          <li key={image.src}>
            <Picture
              className="w-full aspect-3/2 object-cover"
              image={image}
              alt={alt}
              sizes="(min-width: 48rem) 33vw, 100vw"
            />
            <p className="mt-2 text-on-surface-soft text-sm">{credit}</p>
            <TextLink
              className="inline-block"
              href={image.src}
              download
              aria-label={`${t("press.photograph")}, ${alt}`}
            >
              {t("press.photograph")} <DownArrow className="ml-1.5 inline-block" />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
