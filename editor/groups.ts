/** Single files are gathered by the folder they lie in; those of the content folder itself are its settings. */
export function groupOf(place: string): string {
  return place.includes("/") ? place.slice(0, place.indexOf("/")) : "settings";
}
