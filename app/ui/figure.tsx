import { useI18n } from "./i18n.tsx";
import { formatNumber } from "#model/formats.ts";

type FigureProps = { value: number; plus?: boolean; label: string; caption?: string | undefined };

type FigureListProps = { figures: FigureProps[]; className: string; fluid?: boolean };

/** With `fluid`, figures are as large as their column allows. */
export function FigureList({ figures, className, fluid = false }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} fluid={fluid} />
      ))}
    </dl>
  );
}

export function Figure({ value, plus = false, label, caption, fluid = false }: FigureProps & { fluid?: boolean }) {
  const { lang } = useI18n();
  return (
    <div className={fluid ? "figure group @container" : "figure"}>
      <dt>
        {label}
        {caption && <small className="block text-on-surface-soft text-base font-normal">{caption}</small>}
      </dt>
      <dd
        className={fluid ? "text-[clamp(3rem,46cqi,11rem)] transition-colors group-hover:text-accent-text" : undefined}
      >
        {formatNumber(value, lang)}
        {plus && <sup>+</sup>}
      </dd>
    </div>
  );
}
