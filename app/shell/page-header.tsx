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
    <div className="relative isolate overflow-hidden bg-day pt-(--bar) lg:grid lg:grid-cols-[var(--page-edge)_fit-content(62vw)_minmax(0,1fr)] print:pt-0">
      <div
        className={`px-gutter pt-12 pb-fluid-l lg:col-2 lg:pt-fluid-xl lg:pr-8 lg:pl-0 ${compact ? "max-lg:pt-8 max-lg:pb-0" : ""}`}
      >
        <p className="font-semibold text-accent-text">{tag}</p>
        {/* Short lines leave space for the drawing. */}
        <h1
          className={`mt-7 -ml-[0.03em] leading-display tracking-display text-wrap hyphens-auto [hyphenate-limit-chars:12_5_5] ${isLong || small ? "text-4xl" : "text-5xl"} ${isLong ? "max-w-[7em]" : ""}`}
        >
          {title}
        </h1>
        <p className="lede mt-8 lg:mt-12">{subtitle}</p>
      </div>
      {/* The drawing takes the space that the title leaves, and may overflow the page. */}
      {art && (
        <img
          {...art}
          className={`w-full object-contain object-right-bottom lg:aspect-auto lg:h-full lg:min-w-[26vw] lg:[contain:size] print:hidden ${compact ? "h-26" : "h-44"}`}
          alt=""
          fetchPriority="high"
        />
      )}
      <StripedRule className="lg:col-span-full" />
    </div>
  );
}
