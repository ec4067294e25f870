import type { ComponentProps } from "react";
import styles from "./linked-card.module.css";

/** Its only link covers it. */
export function LinkedCard({ className = "", ...rest }: ComponentProps<"article">) {
  return <article {...rest} className={`${styles.card} ${className}`} />;
}
