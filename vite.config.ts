import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cacheFolder, contentFolder, derivedFolder } from "./check/folders.ts";
import { editorInDevelopment } from "./editor/build.ts";
import { colourToken } from "./pipeline/drawing/tokens.ts";
import { liveContent } from "./tools/live-content.ts";

// The development server shows drafts, so its derived files are kept apart from those of a build.
if (process.argv.includes("dev")) process.env["DERIVED_DIR"] ??= ".derived/dev";

/** Generated folders; watching their tens of thousands of files took half a minute. */
const made = [`${cacheFolder()}/**`, "build/**", "test-builds/**", "test-results/**", "pictures/**"].map((part) =>
  resolve(part),
);

export default defineConfig(({ command, isPreview }) => ({
  // A build prints its steps, not every page and chunk.
  logLevel: command === "build" || isPreview ? "warn" : "info",
  plugins: [
    tailwindcss(),
    reactRouter(),
    liveContent(),
    editorInDevelopment(contentFolder(), "node_modules/.cache/editor"),
  ],
  publicDir: `${derivedFolder()}/public`,
  define: { "import.meta.env.THEME_COLOUR": JSON.stringify(colourToken("surface-night")) },
  // Browsers compile a module while it loads, but the body of Leaflet's default build only when it runs.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  // Every use of a class in a page carries its name.
  css: command === "build" ? { modules: { generateScopedName: "[hash:base64:4]" } } : {},
  worker: { format: "es" },
  // React Router prerenders with the preview server; watching files would make that quadratic.
  server: { port: Number(process.env["PORT"] ?? 5173), watch: isPreview ? null : { ignored: made } },
  build: {
    assetsInlineLimit: 0,
    license: { fileName: "licences.txt" },
    rollupOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Two libraries that change rarely and compress better together.
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/,
            },
            // One sheet for both, so that browsers with six connections ask for a branch's picture at once.
            { name: "parts", test: /[\\/](person-card|map)\.module\.css$/ },
            // What pages with widgets share, in one request instead of twenty; what has a sheet or only static pages show stays apart.
            {
              name: "shell",
              test: /[\\/](app[\\/](shell|ui)[\\/](?!carousel|choices|contact-bar|dated-figures|dialog|person-card|prose|related|search-box)|model[\\/](files|formats|keys|languages|pages|translate)\.).*tsx?$/,
              minShareCount: 2,
            },
            // Otherwise the next group would take it along, and every page with a dynamic import would load both.
            { name: "preload", test: /preload-helper/ },
            { name: "map", test: /[\\/]app[\\/]integrations[\\/].*(use-live-map|map-tiles|use-consent)\.tsx?$/ },
          ],
        },
      },
    },
  },
}));
