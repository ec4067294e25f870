import type { ReactNode } from "react";

declare module "react" {
  // Not in React's types yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

/** Without scripts nothing could open it, so its text stands in the page. */
const inPage = "noscript:static noscript:m-0 noscript:block noscript:max-h-none noscript:w-auto";

type DialogProps = { id: string; title: string; closeLabel: string; children: ReactNode };

/** Opened by a button with `commandfor` its id; `app/page.ts` helps browsers that do not know it. */
export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const heading = `${id}-title`;
  return (
    <dialog
      id={id}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2*var(--gutter)))] border-3 border-night bg-raised p-fluid-m text-on-surface ${inPage}`}
      aria-labelledby={heading}
      closedby="any"
    >
      <div className="mb-6 flex items-start justify-between gap-6">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          className="needs-script grid size-11 flex-none place-items-center border-2"
          aria-label={closeLabel}
          commandfor={id}
          command="close"
        >
          <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}
