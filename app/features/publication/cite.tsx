import { CopyButton } from "../../ui/copy-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PublicationPageData } from "./publication.server.ts";
import styles from "./publication.module.css";

const chosen =
  "outline-(--focus) has-[input:checked]:bg-night has-[input:checked]:text-on-night has-[input:focus-visible]:outline-3";

type CiteProps = { publication: Pick<PublicationPageData, "citations" | "licence" | "email"> };

/** Radio buttons and CSS switch the format, without scripts. */
export function Cite({ publication: { citations, licence, email } }: CiteProps) {
  const { t } = useI18n();
  return (
    <section id="cite" className="bg-day py-section print:hidden" aria-labelledby="cite-heading">
      <div className="wrap grid gap-y-10 gap-x-16 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="cite-heading">{t("publication.citeHeading")}</h2>
          <p className="lede mt-6">{t("publication.citeText")}</p>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {licence && <TextLink href={licence.url}>{licence.name}</TextLink>}
            <TextLink href={email}>{t("publication.write")}</TextLink>
          </p>
        </div>
        <fieldset className="flex min-w-0 flex-wrap">
          <legend className="sr-only">{t("publication.format")}</legend>
          {citations.map(({ format, text }, index) => (
            <div key={format} className={`contents ${styles.format}`}>
              <label className={`display-text relative min-h-11 px-5 py-3 leading-tight ${chosen}`}>
                <input className="sr-only" type="radio" name="citation" defaultChecked={index === 0} />
                {format}
              </label>
              {/* Below all the formats. */}
              <div className="order-1 min-w-0 basis-full border-t-3 border-rule-strong">
                <pre className={styles.citation}>{text}</pre>
                <CopyButton text={text} label={t("publication.copyLabel", { format })} />
              </div>
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
