/** The links that a text may have, on pages and in PDFs: https, e-mail, telephone, a page of the site, a part of the page. */
export function isSafeLink(href: string): boolean {
  return /^(?:https:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i.test(href);
}
