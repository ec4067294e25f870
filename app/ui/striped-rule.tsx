export function StripedRule() {
  return <div className="striped-rule" aria-hidden="true" />;
}
