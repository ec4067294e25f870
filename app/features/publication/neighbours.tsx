import { useI18n } from "../../ui/i18n.tsx";
import { Related, RelatedList } from "../../ui/related.tsx";
import type { PublicationPageData } from "./publication.server.ts";

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
