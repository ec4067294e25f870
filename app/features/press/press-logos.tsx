import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

const tile = "print-exact relative grid min-h-48 place-items-center px-4 py-8 forced-color-adjust-none xl:min-h-72";
/** The palette itself, on every surface and on paper. */
const grounds = {
  day: "bg-(--white)",
  night: "bg-(--night) text-(--white)",
  accent: "bg-(--accent) text-(--night)",
};

export function PressLogos({ logos: { heading, text, tiles, rules, colours, pack } }: Pick<PressData, "logos">) {
  const { t } = useI18n();
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <SectionHead id="logos-heading" heading={heading} text={text} />
      <ul className="grid md:grid-cols-3">
        {tiles.map(({ ground, art }) => (
          <li key={ground} className={`${tile} ${grounds[ground]}`}>
            <img className="w-[min(15rem,80%)]" {...art} alt="" loading="lazy" />
            <p className="absolute bottom-4 left-5 text-sm">{t(`press.${ground}`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-8">
        {rules.length > 0 && (
          <dl className="grid grow basis-120 grid-cols-2 gap-x-8 gap-y-4 @max-xs/page:grid-cols-1 md:grid-cols-3">
            {rules.map(({ title, text: rule }) => (
              <div className="border-t border-rule pt-3" key={title}>
                <dt className="text-on-surface-soft text-sm">{title}</dt>
                <dd className="font-semibold">{rule}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="flex basis-88 flex-wrap text-sm" aria-label={t("press.colours")}>
          {colours.map(({ name, value }) => (
            <li key={name} className="flex-1">
              <svg className="mb-2 h-12 w-full border border-rule" aria-hidden="true">
                <rect width="100%" height="100%" fill={value} />
              </svg>
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
