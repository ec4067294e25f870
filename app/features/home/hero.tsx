import { type ReactNode, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CityLights } from "./city-lights.tsx";
import { CityNav } from "./city-nav.tsx";
import { HeroLine } from "./hero-line.tsx";
import type { HomeData } from "./home.server.ts";

type HeroProps = Pick<HomeData, "name" | "join" | "art" | "cities" | "counts"> & {
  text: HomeData["text"]["hero"];
  children: ReactNode;
};

export function Hero({ name, join, text, art: { plan, mast, smallMast }, cities, counts, children }: HeroProps) {
  const { t, to } = useI18n();
  const [highlighted, highlight] = useState<string>();
  return (
    <section
      className="hero on-night"
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && highlight(undefined)}
    >
      <div className="hero-view">
        <img className="hero-plan" {...plan} alt={t("home.heroArt")} fetchPriority="high" />
        <picture>
          <source media="(width < 48rem)" srcSet={smallMast.src} width={smallMast.width} height={smallMast.height} />
          <img className="hero-mast" {...mast} alt="" />
        </picture>
        <CityLights cities={cities} highlighted={highlighted} onHighlight={highlight} />
        <p className="bar-brand hero-brand">
          <Mark className="h-[34px] w-6 shrink-0" />
          <span>{name}</span>
        </p>
        <div className="wrap hero-text">
          <h1>{text.title}</h1>
          <HeroLine subtitle={text.subtitle} cities={cities} highlighted={highlighted} />
          <div className="hero-actions">
            <ButtonLink href={join}>{text.join}</ButtonLink>
            <p className="flex flex-col items-start xl:flex-row xl:flex-wrap xl:items-baseline xl:gap-x-[0.6rem]">
              <TextLink href={to("branches")}>{text.branches}</TextLink>{" "}
              <small className="text-sm text-on-night-soft md:max-lg:hidden">{t("home.network", counts)}</small>
            </p>
          </div>
        </div>
      </div>
      <CityNav cities={cities} highlighted={highlighted} onHighlight={highlight} />
      {children}
    </section>
  );
}
