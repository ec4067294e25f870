import { useI18n } from "../../ui/i18n.tsx";
import { Arrow } from "../../ui/arrow.tsx";

type NewsletterProps = { text: { heading: string; text: string }; url: string };

/** The field is a courtesy: subscribing happens on the newsletter's own platform, nothing is kept here. */
export function Newsletter({ text, url }: NewsletterProps) {
  const { t } = useI18n();
  return (
    <section className="bg-day py-section" aria-labelledby="newsletter">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="newsletter">{text.heading}</h2>
          <p className="lede mt-6">{text.text}</p>
        </div>
        <div className="min-w-0">
          <label className="mb-2 block font-semibold" htmlFor="newsletter-email">
            {t("publications.emailLabel")}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="newsletter-email"
              type="email"
              autoComplete="email"
              placeholder={t("publications.emailPlaceholder")}
              className="min-h-14 min-w-0 grow basis-[min(15rem,100%)] border-2 border-rule-strong bg-raised px-4"
            />
            <a className="button" href={url} target="_blank" rel="noopener">
              {t("publications.subscribe")}
              <span className="sr-only"> {t("newTab")}</span>
              <Arrow />
            </a>
          </div>
          <p className="mt-3 text-sm text-on-surface-soft">{t("publications.subscribeNote")}</p>
        </div>
      </div>
    </section>
  );
}
