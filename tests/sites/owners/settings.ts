import type { Change } from "./edit.ts";

/** Sets one field of site.yaml, or removes it. */
function setting(path: string, value: unknown, pages: string): Change {
  const keys = path.split(".");
  const edit: Change["edit"] = (content) =>
    content.edit("site.yaml", (site) => {
      if (value === undefined) site.deleteIn(keys);
      else site.setIn(keys, value);
    });
  return { edit, pages };
}

/** Titles of tests have a space after the address. */
export const home = "/fr |/en ";

/** Settings that a board may choose. */
export const settings = {
  ask: setting("embeds.mode", "ask", "krypto-tour|donation|events|antennes"),
  analytics: setting("analytics", "vercel", `${home}|accessibilite`),
  offline: setting("offline", false, home),
  carto: setting("map.cartoKey", "an example key", "krypto-tour|antennes"),
  noVideo: setting("embeds.video", undefined, "krypto-tour"),
  noServices: setting("embeds", { mode: "load" }, "krypto-tour|donation|events"),
  noNewsletter: setting("links.newsletter", undefined, "krypto-tour|publications"),
  noAccounts: setting("social", {}, home),
  editor: setting("editor", { address: "https://editeur.example", repository: "association/site" }, home),
};
