import { OutArrow } from "../../ui/arrow.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";

type NewsletterProps = { text: { heading: string; text: string }; url: string; field: string | undefined };

const fieldLook = "min-h-14 flex-1 basis-48 border-2 border-rule-strong bg-raised px-4 py-3.5";

/** The form opens the newsletter's platform, with the address filled in where it accepts one. */
export function Newsletter({ text, url, field }: NewsletterProps) {
  const { t } = useI18n();
  return (
    <section className="bg-day py-section" aria-labelledby="newsletter">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="newsletter">{text.heading}</h2>
          <p className="lede mt-6">{text.text}</p>
        </div>
        <div className="min-w-0">
          {field === undefined ? (
            <ExternalLink className="flex flex-wrap gap-x-3 gap-y-2" href={url}>
              <span className={`text-on-surface-soft ${fieldLook}`}>{t("publications.emailPlaceholder")}</span>
              <span className={buttonClass()}>
                {t("publications.subscribe")}
                <OutArrow />
              </span>
            </ExternalLink>
          ) : (
            <NewsletterForm url={url} field={field} />
          )}
          <p className="mt-3 text-sm text-on-surface-soft">{t("publications.subscribeNote")}</p>
        </div>
      </div>
    </section>
  );
}

function NewsletterForm({ url, field }: { url: string; field: string }) {
  const { t } = useI18n();
  return (
    <form className="flex flex-wrap gap-x-3 gap-y-2" action={url} target="_blank" rel="noopener">
      <label className="basis-full font-semibold" htmlFor="newsletter-email">
        {t("publications.emailLabel")}
      </label>
      {/* A GET form drops the query of its action, so it is repeated here. */}
      {[...new URL(url).searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        id="newsletter-email"
        className={fieldLook}
        type="email"
        name={field}
        required
        autoComplete="email"
        placeholder={t("publications.emailPlaceholder")}
      />
      <Button type="submit">
        {t("publications.subscribe")}
        <span className="sr-only"> {t("newTab")}</span>
        <OutArrow />
      </Button>
    </form>
  );
}
