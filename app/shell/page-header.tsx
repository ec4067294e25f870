import { StripedRule } from "../ui/striped-rule.tsx";
import type { Art } from "../ui/picture.tsx";

type PageHeaderProps = { header: { tag: string; title: string; subtitle: string }; art?: Art };

export function PageHeader({ header, art }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div className="page-header-text">
        <p className="font-semibold text-accent-text">{header.tag}</p>
        <h1 className={header.title.length > 16 ? "long-title" : undefined}>{header.title}</h1>
        <p className="lede mt-8 lg:mt-12">{header.subtitle}</p>
      </div>
      {art && <img className="page-header-art" {...art} alt="" fetchPriority="high" />}
      <StripedRule />
    </div>
  );
}
