import type { ComponentProps } from "react";

export function Notice(props: ComponentProps<"p">) {
  return <p {...props} className="my-4 border-l-12 border-accent bg-raised px-5 py-3.5" />;
}
