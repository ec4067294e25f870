import type { ComponentProps } from "react";

/** Visible when it has the focus, at the top of its positioned parent. */
export function SkipLink({ className = "absolute z-3", children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={`skip-link ${className}`}>
      {children}
    </a>
  );
}
