import type { ComponentProps } from "react";

/** A button over a picture that fills the window. */
export function ViewerButton({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={`min-h-11 min-w-11 flex-none border-2 border-current bg-night px-3 font-semibold hover:bg-raised hover:text-on-surface ${className}`}
    />
  );
}
