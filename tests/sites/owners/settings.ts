import type { Page } from "#model/pages.ts";
import type { Change } from "./edit.ts";

/** Sets one field of site.yaml, or removes it. */
function setting(path: string, value: unknown, pages: Page[]): Change {
  const keys = path.split(".");
  const edit: Change["edit"] = (content) =>
    content.edit("site.yaml", (site) => {
      if (value === undefined) site.deleteIn(keys);
      else site.setIn(keys, value);
    });
  return { edit, pages };
}

/** Settings that a board may choose. */
export const settings = {
  ask: setting("embeds.mode", "ask", ["kryptoTour", "edition", "donation", "events", "branches", "branch"]),
  analytics: setting("analytics", "vercel", ["home", "plain"]),
  offline: setting("offline", false, ["home"]),
  carto: setting("map.cartoKey", "an example key", ["kryptoTour", "edition", "branches", "branch"]),
  noVideo: setting("embeds.video", undefined, ["kryptoTour", "edition"]),
  noServices: setting("embeds", { mode: "load" }, ["kryptoTour", "edition", "donation", "events"]),
  noNewsletter: setting("links.newsletter", undefined, ["kryptoTour", "edition", "publications", "publication"]),
  noAccounts: setting("social", {}, ["home"]),
  editor: setting("editor", { address: "https://editeur.example", repository: "association/site" }, ["home"]),
};
