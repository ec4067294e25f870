import type { ComponentProps } from "react";

/** A search field with its sign; `children` clear it, instead of the browser's own button. */
export function SearchBox({ children, ...field }: ComponentProps<"input">) {
  return (
    <div className="flex h-16 min-w-0 grow basis-64 items-center gap-3.5 border-3 bg-raised pr-1 pl-4.5 outline-offset-3 outline-(--focus) has-[input:focus-visible]:outline-3">
      <svg viewBox="0 0 24 24" width="1.5rem" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        <path d="M3 10A7 7 0 1 0 17 10A7 7 0 1 0 3 10M15.5 15.5L22 22" />
      </svg>
      <input
        type="search"
        {...field}
        className="h-full flex-1 text-lg font-medium outline-0 placeholder:text-on-surface-soft"
      />
      {children}
    </div>
  );
}
