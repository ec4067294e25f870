/** Not above a dark footer that follows an orange section, where its orange bands would be invisible. */
export function StripedRule({ className = "" }: { className?: string }) {
  return (
    <div
      className={`h-3 bg-[repeating-linear-gradient(90deg,var(--accent)_0_calc(100%/7),var(--white)_0_calc(200%/7))] [main:has(>.on-accent:last-child)+footer>&]:hidden print:hidden ${className}`}
      aria-hidden="true"
    />
  );
}
