/** Directives that browsers ignore in a meta element. */
const headerOnly = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/;

/** Adds the policy as a meta element before anything it applies to. */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html))
    throw new Error("The page does not declare its character set, after which the policy belongs.");
  return html.replace(charset, (found) => found + meta);
}
