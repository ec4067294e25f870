import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { Art } from "../../ui/picture.tsx";

type HeroProps = {
  name: string;
  joinUrl: string;
  text: { title: string; subtitle: string; join: string; branches: string };
  art: { wide: Art; tall: Art };
};

export function Hero({ name, joinUrl, text, art }: HeroProps) {
  const { t, to } = useI18n();
  return (
    <section className="hero on-night">
      <picture>
        <source media="(min-width: 64rem)" srcSet={art.wide.src} width={art.wide.width} height={art.wide.height} />
        <img
          className="hero-art"
          src={art.tall.src}
          width={art.tall.width}
          height={art.tall.height}
          alt={t("home.heroArt")}
          fetchPriority="high"
        />
      </picture>
      <div className="wrap hero-text">
        <p className="mb-6 flex items-center gap-3 font-display text-xl leading-none font-bold">
          <Mark className="h-11 w-8" />
          {name}
        </p>
        <h1>{text.title}</h1>
        <p className="mt-6 max-w-[34em] text-base leading-[1.42] text-pretty lg:mt-8 lg:text-lg">{text.subtitle}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-8">
          <ButtonLink href={joinUrl}>{text.join}</ButtonLink>
          <PageLink className="text-link" to={to("branches")}>
            {text.branches}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
