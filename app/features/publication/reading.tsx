import { ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Prose } from "../../ui/prose.tsx";
import type { PublicationPageData } from "./publication.server.ts";
import styles from "./publication.module.css";

export function Reading({ publication: { title, text, contents, read } }: { publication: PublicationPageData }) {
  const { t } = useI18n();
  if (text.length === 0) {
    return (
      <div className="wrap py-section">
        <p className="lede">{t("publication.outside")}</p>
        <p className="mt-6">
          <ButtonLink href={read}>{t("publication.readLabel", { title })}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap grid gap-x-fluid-l gap-y-8 pt-12 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      {contents.length > 1 && <Contents contents={contents} />}
      <Prose blocks={text} />
    </div>
  );
}

/** Folded on phones; on wide screens CSS shows it even before the script opens it. */
function Contents({ contents }: Pick<PublicationPageData, "contents">) {
  const { t } = useI18n();
  return (
    <nav className="print:hidden" aria-label={t("publication.contents")}>
      <details data-open-wide="" className={styles.contents}>
        <summary className="display-text py-3 leading-tight hover:underline">{t("publication.contents")}</summary>
        <ol className="pb-4">
          {contents.map(({ id, title }) => (
            <li key={id} className={styles.band}>
              <a
                className="block min-h-11 py-3 text-sm leading-snug text-on-surface-soft hover:text-on-surface hover:underline"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
