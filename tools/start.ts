import "./end-with-parent.ts";
import { buildIfChanged } from "./build/if-changed.ts";

/** Builds the site when something changed since the last build, then serves it. */
const code = await buildIfChanged();
if (code !== 0) process.exit(code);
await import("#delivery/server/main.ts");
