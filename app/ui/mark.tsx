/** The association's logo: a mast of seven bands and a wave. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 56" aria-hidden="true" focusable="false">
      <path className="fill-accent" d="M0 0h12v8H0zM0 16h12v8H0zM0 32h12v8H0zM0 48h12v8H0z" />
      <path fill="currentColor" d="M0 8h12v8H0zM0 24h12v8H0zM0 40h12v8H0z" />
      <path fill="none" stroke="currentColor" strokeWidth="11" d="M39.5 6A22 22 0 0 0 39.5 50" />
    </svg>
  );
}
