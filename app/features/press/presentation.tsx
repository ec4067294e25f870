import { CopyButton } from "../../ui/copy-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { SectionHead } from "../../ui/section.tsx";
import type { PressData } from "./press.server.ts";

export function Presentation({ presentation }: Pick<PressData, "presentation">) {
  const { t } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="presentation">
      <SectionHead id="presentation" heading={presentation.heading} text={presentation.text} />
      <ol className="border-t-3 border-rule-strong">
        {presentation.versions.map(({ seconds, text, length, wave }) => (
          <li
            key={seconds}
            className="grid gap-y-3 gap-x-8 pt-6 pb-8 border-b border-rule lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-7 lg:pb-9"
          >
            <img className="w-full h-12 lg:col-span-full" {...wave} alt="" loading="lazy" />
            <h3 className="flex items-baseline gap-[0.4em] text-lg leading-none">
              <span className="text-3xl leading-none tracking-display">{seconds}</span> {t("press.seconds")}
            </h3>
            <div>
              <p className="max-w-[62ch] text-lg leading-relaxed">{text}</p>
              <p className="flex flex-wrap items-center gap-y-2 gap-x-5 mt-4.5 text-on-surface-soft text-sm">
                <CopyButton text={text} label={t("press.copyLabel", { seconds })} />
                <span>{t("press.length", length)}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
