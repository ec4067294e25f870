import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

export function PressLogos({ logos: { heading, text, tiles, rules, colours, pack } }: Pick<PressData, "logos">) {
  const { t } = useI18n();
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <SectionHead id="logos-heading" heading={heading} text={text} />
      <ul className="logo-tiles grid md:grid-cols-3">
        {tiles.map(({ ground, art }) => (
          <li key={ground} data-ground={ground}>
            <img className="w-[min(15rem,80%)]" {...art} alt="" loading="lazy" />
            <p>{t(`press.${ground}`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-8">
        {rules.length > 0 && (
          <dl className="flex flex-[1_1_30rem] flex-wrap gap-y-4 gap-x-8">
            {rules.map(({ title, text: rule }) => (
              <div className="flex-[1_1_9rem] pt-3 border-t border-rule" key={title}>
                <dt className="text-on-surface-soft text-sm">{title}</dt>
                <dd className="font-semibold">{rule}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="swatches" aria-label={t("press.colours")}>
          {colours.map(({ name, value }) => (
            <li key={name} data-colour={name}>
              <b className="block">{t(`press.colour.${name}`)}</b> <code className="block">{value}</code>
            </li>
          ))}
        </ul>
        <Button href={pack.href} download>
          {t("press.packFull", { size: pack.size })}
          <DownArrow />
        </Button>
      </div>
    </section>
  );
}
