import { useI18n } from "./i18n.tsx";
import { formatNumber } from "#model/formats.ts";

type FigureProps = { value: number; plus?: boolean; label: string; caption?: string | undefined };

export function FigureList({ figures, className }: { figures: FigureProps[]; className: string }) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

export function Figure({ value, plus = false, label, caption }: FigureProps) {
  const { lang } = useI18n();
  return (
    <div className="figure">
      <dt>
        {label}
        {caption && <small className="block text-on-surface-soft text-base font-normal">{caption}</small>}
      </dt>
      <dd>
        {formatNumber(value, lang)}
        {plus && <sup>+</sup>}
      </dd>
    </div>
  );
}
