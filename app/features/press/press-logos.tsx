import { useI18n } from "../../ui/i18n.tsx";
import type { PressData } from "./press.server.ts";

export function PressLogos({ logos: { heading, text, tiles, pack } }: Pick<PressData, "logos">) {
  const { t } = useI18n();
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <div className="section-head">
        <h2 id="logos-heading">{heading}</h2>
        <p className="lede">{text}</p>
      </div>
      <ul className="logo-tiles">
        {tiles.map(({ ground, art }) => (
          <li key={ground} data-ground={ground}>
            <img src={art.src} width={art.width} height={art.height} alt="" loading="lazy" />
            <p>{t(`press.${ground}`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a className="button" href={pack.href} download>
          {t("press.packFull", { size: pack.size })}
        </a>
      </p>
    </section>
  );
}
