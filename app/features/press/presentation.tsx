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
            className="grid gap-x-8 gap-y-3 border-b border-rule py-7 lg:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <img className="h-12 w-full lg:col-span-full" {...wave} alt="" loading="lazy" />
            <h3 className="text-lg leading-none">
              <span className="text-3xl tracking-display">{seconds}</span> {t("press.seconds")}
            </h3>
            <div className="pb-2">
              <p className="max-w-[62ch] text-lg leading-relaxed">{text}</p>
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-4 text-on-surface-soft text-sm">
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
