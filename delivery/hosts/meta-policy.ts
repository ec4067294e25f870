/** Directives a browser reads in a header only. */
const headerOnly = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/;

/** The page with its policy in it, before anything the policy is about. */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error("The page does not begin with its character set, where the policy belongs.");
  return html.replace(charset, (found) => found + meta);
}
