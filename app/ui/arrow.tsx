type ArrowProps = { className?: string };

export function Arrow({ className = "" }: ArrowProps) {
  return (
    <svg className={`arrow h-3 w-6 print:hidden ${className}`} viewBox="0 0 24 12" aria-hidden="true" focusable="false">
      <path d="M0 6H22M17 1l5 5-5 5" />
    </svg>
  );
}

export function OutArrow() {
  return (
    <svg className="arrow size-3 print:hidden" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M1 11L10 2M3 1h8v8" />
    </svg>
  );
}

export function DownArrow({ className = "" }: ArrowProps) {
  return (
    <svg className={`arrow size-4 print:hidden ${className}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 0v11M3 6l5 5 5-5M1 15h14" />
    </svg>
  );
}
