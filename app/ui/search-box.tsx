import type { ReactNode } from "react";

/** The frame of a search field, with its sign; the field itself is inside. */
export function SearchBox({ children }: { children: ReactNode }) {
  return (
    <div className="search-box">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7" />
        <path d="M15.5 15.5L22 22" />
      </svg>
      {children}
    </div>
  );
}
