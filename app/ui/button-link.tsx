import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import { ExternalLink } from "./external-link.tsx";
import { PageLink } from "./page-link.tsx";

type ButtonLinkProps = { children: ReactNode; className?: string } & (
  | { to: string; href?: never }
  | { href: string; to?: never }
);

/** A link that looks like a button: `to` inside the site, `href` outside. */
export function ButtonLink({ children, className = "", to, href }: ButtonLinkProps) {
  const content = (
    <>
      {children}
      <Arrow />
    </>
  );
  if (to !== undefined)
    return (
      <PageLink to={to} className={`button ${className}`}>
        {content}
      </PageLink>
    );
  return (
    <ExternalLink href={href} className={`button ${className}`}>
      {content}
    </ExternalLink>
  );
}
