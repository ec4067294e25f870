import type { ReactNode } from "react";

export function Notice({ children }: { children: ReactNode }) {
  return <p className="my-4 border-l-12 border-accent bg-raised px-5 py-3.5">{children}</p>;
}
