import "./end-with-parent.ts";
import { buildIfChanged } from "./build/if-changed.ts";

/** `npm start` builds the site if needed, then serves it. */
const code = await buildIfChanged();
if (code !== 0) process.exit(code);
await import("#delivery/server/main.ts");
