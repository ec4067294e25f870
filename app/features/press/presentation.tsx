import { CopyButton } from "../../ui/copy-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { PressData } from "./press.server.ts";

export function Presentation({ presentation }: Pick<PressData, "presentation">) {
  const { t } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="presentation">
      <div className="section-head">
        <h2 id="presentation">{presentation.heading}</h2>
        <p className="lede">{presentation.text}</p>
      </div>
      <ol className="takes">
        {presentation.versions.map(({ seconds, text, length, wave }) => (
          <li key={seconds} className="take">
            <img className="take-wave" {...wave} alt="" loading="lazy" />
            <h3>
              <span>{seconds}</span> {t("press.seconds")}
            </h3>
            <div>
              <p className="take-text">{text}</p>
              <p className="take-foot">
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
