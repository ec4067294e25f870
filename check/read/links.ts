/** Whether a link is https, e-mail, telephone, a page of the site or a part of the page. */
export function isSafeLink(href: string): boolean {
  return /^(?:https:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i.test(href);
}
