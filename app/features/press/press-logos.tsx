import { DownArrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

/** The palette itself, on every surface and on paper. */
const unchanged = "forced-color-adjust-none print-exact";

const grounds = {
  day: "bg-(--white)",
  night: "bg-(--night) text-(color:--white)",
  accent: "bg-(--accent) text-(color:--night)",
};

const swatches = { accent: "bg-(--accent)", night: "bg-(--night)", sky: "bg-(--sky)", white: "bg-(--white)" };

export function PressLogos({ logos: { heading, text, tiles, rules, colours, pack } }: Pick<PressData, "logos">) {
  const { t } = useI18n();
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <SectionHead id="logos-heading" heading={heading} text={text} />
      <ul className="grid md:grid-cols-3">
        {tiles.map(({ ground, art }) => (
          <li
            key={ground}
            className={`relative grid min-h-48 xl:min-h-72 place-items-center px-4 py-8 ${unchanged} ${grounds[ground]}`}
          >
            <img className="w-[min(15rem,80%)]" {...art} alt="" loading="lazy" />
            <p className="absolute bottom-[0.9rem] left-5 text-sm">{t(`press.${ground}`)}</p>
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
        <ul
          className="grid flex-[0_1_22rem] grid-cols-4 text-sm @max-xs/page:grid-cols-1"
          aria-label={t("press.colours")}
        >
          {colours.map(({ name, value }) => (
            <li key={name}>
              <span className={`mb-2 block h-12 border border-rule ${unchanged} ${swatches[name]}`} />
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
