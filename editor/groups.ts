/** Groups single files by folder; those at the root are the settings. */
export function groupOf(place: string): string {
  return place.includes("/") ? place.slice(0, place.indexOf("/")) : "settings";
}
