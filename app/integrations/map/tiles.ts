const openStreetMap = { name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" };
const carto = { name: "CARTO", href: "https://carto.com/attributions" };

/** CARTO's dark tiles if there is a key, otherwise OpenStreetMap's, darkened by CSS. */
export function tilesFor(cartoKey: string) {
  return cartoKey
    ? {
        provider: "carto" as const,
        url: `https://{s}.basemaps.cartocdn.com/dark_all/{z}/{x}/{y}{r}.png?key=${encodeURIComponent(cartoKey)}`,
        subdomains: "abcd",
        credits: [openStreetMap, carto],
      }
    : {
        provider: "openstreetmap" as const,
        url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
        subdomains: "abc",
        credits: [openStreetMap],
      };
}

export type Tiles = ReturnType<typeof tilesFor>;
