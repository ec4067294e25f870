import type { ComponentProps } from "react";

/** Visible when it has the focus, at the top of its positioned parent. */
export function SkipLink({ className = "absolute z-3", children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      {...rest}
      className={`top-0 left-0 bg-raised px-6 py-3 font-semibold text-on-surface not-focus:[clip-path:inset(50%)] print:hidden ${className}`}
    >
      {children}
    </a>
  );
}
