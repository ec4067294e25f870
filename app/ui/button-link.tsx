import type { ComponentProps } from "react";
import { Arrow, OutArrow } from "./arrow.tsx";
import { ExternalLink } from "./external-link.tsx";

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> &
  ({ to: string; href?: never } | { href: string; to?: never });

/** `to` for pages of this site, `href` for others, in a new tab. */
export function ButtonLink({ children, className = "", to, href, ...rest }: ButtonLinkProps) {
  const look = `button ${className}`.trim();
  if (to === undefined)
    return (
      <ExternalLink {...rest} href={href} className={look}>
        {children}
        <OutArrow />
      </ExternalLink>
    );
  return (
    <a href={to} className={look}>
      {children}
      <Arrow />
    </a>
  );
}
