export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 24 12" aria-hidden="true" focusable="false">
      <path d="M0 6H22M17 1l5 5-5 5" />
    </svg>
  );
}

export function OutArrow() {
  return (
    <svg className="arrow arrow-out" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M1 11L10 2M3 1h8v8" />
    </svg>
  );
}

export function DownArrow() {
  return (
    <svg className="arrow w-4 h-4 justify-self-end" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 0v11M3 6l5 5 5-5M1 15h14" />
    </svg>
  );
}
