export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 24 12" aria-hidden="true" focusable="false">
      <path d="M0 6H22M17 1l5 5-5 5" />
    </svg>
  );
}
