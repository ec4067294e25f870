import type { ComponentProps } from "react";

/** A search field with its sign; `children` clear it, instead of the browser's own button. */
export function SearchBox({ children, ...field }: ComponentProps<"input">) {
  const cancel = children
    ? "[&::-webkit-search-cancel-button]:hidden"
    : "[&::-webkit-search-cancel-button]:[filter:grayscale(1)_brightness(0)]";
  return (
    <div className="flex h-16 min-w-0 flex-[1_1_min(16rem,100%)] items-center gap-3.5 border-3 border-rule-strong bg-raised pr-1 pl-4.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--focus)">
      <svg
        className="w-6 flex-none fill-none stroke-current stroke-[2.5]"
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="10" cy="10" r="7" />
        <path d="M15.5 15.5L22 22" />
      </svg>
      <input
        type="search"
        {...field}
        className={`h-full min-w-0 flex-1 text-lg font-medium outline-0 placeholder:text-on-surface-soft placeholder:opacity-100 ${cancel}`}
      />
      {children}
    </div>
  );
}
