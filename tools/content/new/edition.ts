import type { Message } from "../messages.ts";
import type { ContentEdit } from "../content-edit.ts";
import { removeKey, setValue } from "../yaml-edit.ts";
import { archiveEdition } from "./archive-edition.ts";

interface Edition {
  number: number;
  date: string;
  city: Message;
  venue: Message;
  address: Record<string, string>;
  coordinates: { lat: number; lng: number };
}

/** The last edition goes to the archive; film, photos, access, ticket office, timetable and partners were its own and go. */
export function openEdition(edit: ContentEdit, { number, date, city, venue, address, coordinates }: Edition): void {
  archiveEdition(edit);
  const file = "krypto-tour/edition.yaml";
  const gone = [["film"], ["ticketing"], ["format", "photos"], ["venue", "access"]];
  const set: [string[], unknown][] = [
    [["number"], number],
    [["date"], date],
    [["city", "fr"], city.fr],
    [["city", "en"], city.en],
    [["venue", "name", "fr"], venue.fr],
    [["venue", "name", "en"], venue.en],
    [["venue", "address"], address],
    [["venue", "coordinates", "lat"], coordinates.lat],
    [["venue", "coordinates", "lng"], coordinates.lng],
  ];
  const without = gone.reduce((text, path) => removeKey(text, path), edit.text(file));
  edit.set(
    file,
    set.reduce((text, [path, value]) => setValue(text, path, value), without),
  );
  edit.set(
    "site.yaml",
    [
      ["embeds", "video"],
      ["embeds", "ticketing"],
    ].reduce((text, path) => removeKey(text, path), edit.text("site.yaml")),
  );
  for (const [list, keys] of Object.entries({
    speakers: ["speakers"],
    schedule: ["rooms", "subjects", "slots"],
    sponsors: ["tiers"],
    partners: ["community", "media"],
  })) {
    const path = `krypto-tour/${list}.yaml`;
    if (!edit.files.has(path)) continue;
    edit.set(
      path,
      keys.reduce((text, key) => setValue(removeKey(text, [key]), [key], []), edit.text(path)),
    );
  }
}
