import type { ComponentProps, ReactNode } from "react";
import { LinkOrButton, type LinkOrButtonProps } from "./external-link.tsx";

type LinkedCardProps = ComponentProps<"article"> & { picture: ReactNode };

/** Its only link, a `CardLink`, covers it. */
export function LinkedCard({ picture, children, className = "", ...rest }: LinkedCardProps) {
  return (
    <article {...rest} className={`group linked-card ${className}`}>
      <div className="linked-picture">{picture}</div>
      {children}
    </article>
  );
}

export function CardLink({ children, className = "", ...rest }: LinkOrButtonProps) {
  return (
    <LinkOrButton {...rest} className={`card-link ${className}`}>
      {children}
    </LinkOrButton>
  );
}
