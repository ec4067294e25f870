import { type MouseEvent, type ReactNode, type RefObject, useId } from "react";

type DialogProps = { ref: RefObject<HTMLDialogElement | null>; title: string; closeLabel: string; children: ReactNode };

export function Dialog({ ref, title, closeLabel, children }: DialogProps) {
  const heading = useId();
  const close = () => ref.current?.close();
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={heading} onClick={closeOnOverlay}>
      <div className="p-[clamp(1.25rem,4vw,2.5rem)]">
        <div className="mb-6 flex items-start justify-between gap-6">
          <h2 id={heading} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            className="dialog-close needs-script grid size-11 flex-none place-items-center border-2"
            aria-label={closeLabel}
            onClick={close}
          >
            <svg className="w-4 h-4" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
