/** Not above a dark footer that follows an orange section, where its orange bands would be invisible. */
export function StripedRule({ className = "" }: { className?: string }) {
  return <div className={`stripes h-3 print:hidden ${className}`} aria-hidden="true" />;
}
