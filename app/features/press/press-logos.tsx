import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { PressData } from "./press.server.ts";

export function PressLogos({ logos: { heading, text, tiles, rules, colours, pack } }: Pick<PressData, "logos">) {
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
            <img {...art} alt="" loading="lazy" />
            <p>{t(`press.${ground}`)}</p>
          </li>
        ))}
      </ul>
      <div className="logo-use">
        {rules.length > 0 && (
          <dl className="logo-rules">
            {rules.map(({ title, text: rule }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{rule}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="swatches" aria-label={t("press.colours")}>
          {colours.map(({ name, value }) => (
            <li key={name} data-colour={name}>
              <b>{t(`press.colour.${name}`)}</b> <code>{value}</code>
            </li>
          ))}
        </ul>
        <a className="button" href={pack.href} download>
          {t("press.packFull", { size: pack.size })}
          <DownArrow />
        </a>
      </div>
    </section>
  );
}
