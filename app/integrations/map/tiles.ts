import type { Provider } from "#integrations/embed/privacy.ts";

export type Tiles = { provider: Provider; url: string; subdomains: string; attribution: string; dark: boolean };

const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** CARTO's dark tiles when the settings hold a key; otherwise OpenStreetMap's, darkened by the style sheet. */
export function tilesFor(cartoKey: string): Tiles {
  if (!cartoKey) {
    return {
      provider: "openstreetmap",
      url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      subdomains: "abc",
      attribution: openStreetMap,
      dark: false,
    };
  }
  return {
    provider: "carto",
    url: `https://{s}.basemaps.cartocdn.com/dark_all/{z}/{x}/{y}{r}.png?key=${encodeURIComponent(cartoKey)}`,
    subdomains: "abcd",
    attribution: `${openStreetMap} © <a href="https://carto.com/attributions">CARTO</a>`,
    dark: true,
  };
}
