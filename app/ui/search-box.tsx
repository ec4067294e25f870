import type { ComponentProps } from "react";
import styles from "./search-box.module.css";

/** A search field with its sign; `children` clear it, instead of the browser's own button. */
export function SearchBox({ children, ...field }: ComponentProps<"input">) {
  return (
    <div className={styles.box}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7" />
        <path d="M15.5 15.5L22 22" />
      </svg>
      <input type="search" {...field} />
      {children}
    </div>
  );
}
