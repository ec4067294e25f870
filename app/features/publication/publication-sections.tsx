import { ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Related, RelatedList } from "../../ui/related.tsx";
import { TextLink } from "../../ui/text-link.tsx";
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

type NeighboursProps = Pick<PublicationPageData, "related" | "older" | "newer">;

export function Neighbours({ related, older, newer }: NeighboursProps) {
  const { t, to } = useI18n();
  if (related.length === 0) return null;
  return (
    <section className="wrap py-section print:hidden" aria-labelledby="related">
      <h2 id="related" className="mb-10">
        {t("publication.related")}
      </h2>
      <RelatedList>
        {related.map(({ id, ...publication }) => (
          <Related key={id} {...publication} href={to("publication", { id })} />
        ))}
      </RelatedList>
      <nav className="mt-12 grid border-y-3 border-rule-strong md:grid-cols-2" aria-label={t("publication.others")}>
        {older && <Turn publication={older} label={t("publication.older")} rel="prev" />}
        {newer && (
          <Turn
            className={`${next} ${older ? beside : ""}`}
            publication={newer}
            label={t("publication.newer")}
            rel="next"
          />
        )}
      </nav>
    </section>
  );
}

const next = "md:col-2 md:pl-8 md:text-right";
const beside = "border-rule max-md:border-t md:border-l";

type TurnProps = {
  publication: NonNullable<PublicationPageData["older"]>;
  label: string;
  rel: "prev" | "next";
  className?: string;
};

function Turn({ publication: { id, title, kind, day }, label, rel, className = "" }: TurnProps) {
  const { to } = useI18n();
  return (
    <a href={to("publication", { id })} rel={rel} className={`group grid content-start gap-2 py-5 ${className}`}>
      <span className="text-sm text-on-surface-soft">{label}</span>
      <b className="display-text text-xl leading-tight text-balance group-hover:underline">{title}</b>
      <small className="text-sm text-on-surface-soft">
        {kind}, {day}
      </small>
    </a>
  );
}
