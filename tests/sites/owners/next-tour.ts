import type { Folder } from "./edit.ts";

const date = `${new Date().getFullYear() + 1}-12-12`;

/** Announces the next Krypto-Tour, without a programme, and removes every supporter and past edition. */
export function announcedTour(content: Folder): void {
  content.replaceAll(/\{(rooms|speakers)(InWords)?\}/g, "10");
  content.edit("krypto-tour/edition.yaml", (edition) => edition.set("date", date));
  for (const file of content.list("{krypto-tour/{archive,partners,schedule,speakers,sponsors},partners/*}.yaml"))
    content.write(file, {});
  for (const picture of content.list("{krypto-tour,partners}/{logos,portraits}/*")) content.remove(picture);
}

/** Moves the Krypto-Tour to next year and another city, without a film and photographs. */
export function nextTour(content: Folder): void {
  content.edit("krypto-tour/edition.yaml", (edition) => {
    edition.set("number", Number(edition.get("number")) + 1);
    edition.set("date", date);
    edition.set("city", { fr: "Bordeaux", en: "Bordeaux" });
    edition.delete("film");
    edition.deleteIn(["format", "photos"]);
    edition.set("figures", [{ value: 600, plus: true, label: { fr: "places", en: "seats" } }]);
    edition.setIn(["venue", "name"], { fr: "Le hangar du quai", en: "The quayside hangar" });
    edition.setIn(["venue", "address"], { street: "1 quai de l’Exemple", postcode: "33000", city: "Bordeaux" });
    edition.setIn(["venue", "coordinates"], { lat: 44.86, lng: -0.553 });
    edition.deleteIn(["venue", "access"]);
  });
  content.edit("site.yaml", (site) => site.deleteIn(["embeds", "video"]));
  for (const photo of content.list("krypto-tour/photo-*.webp")) content.remove(photo);
}
