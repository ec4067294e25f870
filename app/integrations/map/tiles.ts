type Credit = { name: string; href: string };

export type Tiles = {
  provider: "openstreetmap" | "carto";
  url: string;
  subdomains: string;
  credits: Credit[];
  dark: boolean;
};

const openStreetMap = { name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" };
const carto = { name: "CARTO", href: "https://carto.com/attributions" };

/** CARTO's dark tiles if there is a key, otherwise OpenStreetMap's, darkened by CSS. */
export function tilesFor(cartoKey: string): Tiles {
  if (!cartoKey) {
    return {
      provider: "openstreetmap",
      url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      subdomains: "abc",
      credits: [openStreetMap],
      dark: false,
    };
  }
  return {
    provider: "carto",
    url: `https://{s}.basemaps.cartocdn.com/dark_all/{z}/{x}/{y}{r}.png?key=${encodeURIComponent(cartoKey)}`,
    subdomains: "abcd",
    credits: [openStreetMap, carto],
    dark: true,
  };
}
