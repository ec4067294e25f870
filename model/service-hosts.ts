import { platformScripts } from "./event-platform.ts";
import type { Service } from "./pages.ts";

/** Sources an outside service adds to the policy of the pages that use it. */
interface EmbedSources {
  script?: readonly string[];
  style?: readonly string[];
  image?: readonly string[];
  /** Also asked whether it answers: `app/integrations/embed/iframe-load.ts`. */
  frame?: readonly string[];
  /** Its script writes markup from strings, so trusted types cannot be asked for where it runs. */
  writesMarkup?: true;
}

// Analytics is not listed: its scripts and its calls stay on this origin, under /_vercel/.
export const embeds: Record<Service, EmbedSources> = {
  donation: { frame: ["https://www.helloasso.com"] },
  calendar: {
    writesMarkup: true,
    script: [platformScripts],
    frame: ["https://luma.com", "https://lu.ma"],
  },
  ticketing: {
    writesMarkup: true,
    script: [platformScripts],
    style: [platformScripts],
    frame: ["https://luma.com", "https://lu.ma"],
  },
  video: { frame: ["https://www.youtube-nocookie.com"] },
  map: {
    // Leaflet empties a tile it drops by giving it a data: picture.
    image: ["https://*.basemaps.cartocdn.com", "https://tile.openstreetmap.org", "data:"],
  },
};
