import { type ReactNode, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { HidePast } from "../../ui/hide-past.tsx";
import { Brand } from "../../ui/brand.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { CityOnPlan } from "./cities.server.ts";
import { CityLights } from "./city-lights.tsx";
import { CityNav } from "./city-nav.tsx";
import styles from "./hero.module.css";
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
      className={`on-night hidden-until-complete relative grid min-h-svh grid-rows-[1fr_auto] print:min-h-0 ${styles.hero}`}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && highlight(undefined)}
    >
      <div className={`relative print:min-h-0 print:overflow-visible ${styles.view}`}>
        <img className={`print:hidden ${styles.plan}`} {...plan} alt={t("home.heroArt")} fetchPriority="high" />
        <picture className="contents">
          <source media="(width < 48rem)" srcSet={smallMast.src} width={smallMast.width} height={smallMast.height} />
          <img className={`print:hidden ${styles.mast}`} {...mast} alt="" />
        </picture>
        {children && <HidePast />}
        <div className={`print:hidden ${styles.ground}`} />
        <CityLights cities={cities} highlighted={highlighted} onHighlight={highlight} />
        <p className={styles.brand}>
          <Brand name={name} />
        </p>
        <div className={`wrap print:pt-0 ${styles.text}`}>
          <h1 className={styles.title}>{text.title}</h1>
          <div className={styles.line}>
            <p className={highlighted ? "invisible" : ""}>{text.subtitle}</p>
            {cities.map((city) => (
              <CityLine key={city.id} city={city} shown={city.id === highlighted} />
            ))}
          </div>
          <div className={styles.actions}>
            <ButtonLink href={join}>{text.join}</ButtonLink>
            <p className={styles.second}>
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

/** Only the visible line contains a link, so that hidden ones cannot be focused. */
function CityLine({ city: { id, name, count, to, line }, shown }: { city: CityOnPlan; shown: boolean }) {
  const { t } = useI18n();
  const place = (
    <>
      <b className="text-on-night">{name}</b> · {t("home.schoolCount", { count })}
    </>
  );
  return (
    <p id={`line-${id}`} className={shown ? "print:hidden" : "invisible print:hidden"}>
      {shown ? (
        <a className="block w-fit text-on-night-soft underline" href={to}>
          {place}
        </a>
      ) : (
        <span className="block w-fit text-on-night-soft">{place} </span>
      )}
      {line}
    </p>
  );
}
