import type { ComponentProps, ReactNode } from "react";
import { LinkOrButton, type LinkOrButtonProps } from "./external-link.tsx";

type LinkedCardProps = ComponentProps<"article"> & { picture: ReactNode };

/** Its only link, a `CardLink`, covers it. */
export function LinkedCard({ picture, children, className = "", ...rest }: LinkedCardProps) {
  return (
    <article
      {...rest}
      className={`group relative outline-offset-3 outline-(--focus) has-focus-visible:outline-3 ${className}`}
    >
      <div className="h-fit outline-0 outline-accent [transition:outline-width_0.1s] group-hover:outline-4">
        {picture}
      </div>
      {children}
    </article>
  );
}

export function CardLink({ children, className = "", ...rest }: LinkOrButtonProps) {
  return (
    <LinkOrButton {...rest} className={`outline-0 ${className}`}>
      {children}
      <span className="absolute inset-0" />
    </LinkOrButton>
  );
}
