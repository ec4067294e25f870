export type Service = "map" | "donation" | "calendar" | "ticketing" | "video";

/** The origin of the scripts for the calendar and the ticketing. */
export const platformScripts = "https://embed.lu.ma";

/** CSP sources of an outside service. */
interface EmbedSources {
  script?: readonly string[];
  style?: readonly string[];
  image?: readonly string[];
  frame?: readonly string[];
}

// Analytics needs no entry: its scripts and requests stay on this origin, under /_vercel/.
export const embeds: Record<Service, EmbedSources> = {
  donation: { frame: ["https://www.helloasso.com"] },
  calendar: {
    script: [platformScripts],
    frame: ["https://luma.com", "https://lu.ma"],
  },
  ticketing: {
    script: [platformScripts],
    style: [platformScripts],
    frame: ["https://luma.com", "https://lu.ma"],
  },
  video: { frame: ["https://www.youtube-nocookie.com"] },
  map: {
    // Leaflet removes a tile by giving it a data: image.
    image: ["https://*.basemaps.cartocdn.com", "https://tile.openstreetmap.org", "data:"],
  },
};
