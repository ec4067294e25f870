import { StripedRule } from "../ui/striped-rule.tsx";
import type { Art } from "../ui/picture.tsx";

type PageHeaderProps = {
  header: { tag: string; title: string; subtitle: string };
  art?: Art;
  compact?: boolean;
  small?: boolean;
};

/** `compact` on phones, where a search field or figures come first; `small` is the title. */
export function PageHeader({ header: { tag, title, subtitle }, art, compact = false, small = false }: PageHeaderProps) {
  const isLong = title.length > 16;
  return (
    <div className="page-header bg-day print:pt-0">
      <div className={`page-header-text ${compact ? "max-lg:pt-8 max-lg:pb-0" : ""}`}>
        <p className="font-semibold text-accent-text">{tag}</p>
        {/* Short lines leave space for the drawing. */}
        <h1 className={`page-header-title ${isLong || small ? "text-4xl" : "text-5xl"} ${isLong ? "max-w-[7em]" : ""}`}>
          {title}
        </h1>
        <p className="lede mt-8 lg:mt-12">{subtitle}</p>
      </div>
      {art && (
        <img
          {...art}
          className={`page-header-art print:hidden ${compact ? "max-lg:h-26" : ""}`}
          alt=""
          fetchPriority="high"
        />
      )}
      <StripedRule className="lg:col-span-full" />
    </div>
  );
}
