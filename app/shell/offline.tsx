import { useI18n } from "../ui/i18n.tsx";
import type { Art } from "../ui/picture.tsx";

/** Served by the service worker; `static-page.ts` fills the list of stored pages. */
export function Offline({ art, siteName }: { art: Art; siteName: string }) {
  const { t } = useI18n();
  return (
    <section className="lost on-night" data-offline="">
      <title>{`${t("offline.code")} · ${siteName}`}</title>
      <img className="lost-art" {...art} alt="" />
      <div className="wrap grid items-end gap-x-16 gap-y-16 pb-section lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="font-semibold text-on-night-soft">{t("offline.code")}</p>
          <h1 className="mt-4 text-4xl leading-none tracking-display">{t("offline.title")}</h1>
          <p className="lede mt-6 mb-8 text-on-night-soft">{t("offline.text")}</p>
          <button type="button" className="button" data-retry="">
            {t("offline.retry")}
          </button>
        </div>
        <nav aria-labelledby="stored" hidden data-stored="">
          <h2 id="stored" className="mb-2 text-xl">
            {t("offline.kept")}
          </h2>
          <ul className="footer-links" />
        </nav>
      </div>
    </section>
  );
}
