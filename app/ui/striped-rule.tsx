export function StripedRule({ className = "" }: { className?: string }) {
  return <div className={`stripes h-3 print:hidden ${className}`} aria-hidden="true" />;
}
