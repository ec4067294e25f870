import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentFolder, derivedFolder } from "./check/folders.ts";
import { editorInDevelopment } from "./editor/build.ts";
import { licences } from "./pipeline/finish/licences.ts";

// Set by React Router while it prerenders; watching files then makes prerendering quadratic.
const prerendering = process.env["IS_RR_BUILD_REQUEST"] === "yes";

/** While editing, a saved content file reloads the page. */
function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content-change",
    apply: "serve",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_, file) => {
        if (/[\\/]content[\\/].*\.(ya?ml|md)$/.test(file)) server.ws.send({ type: "full-reload" });
      });
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadOnContentChange(), licences(), editorInDevelopment(contentFolder())],
  publicDir: `${derivedFolder()}/public`,
  server: { watch: prerendering ? null : undefined },
  build: {
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Two libraries that change rarely and compress better together.
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/,
            },
            // What every page needs, in one request instead of twenty.
            {
              name: "shell",
              test: /[\\/](app[\\/](shell|ui)[\\/]|model[\\/](languages|language-choice|pages|formats|translate)\.ts)/,
            },
          ],
        },
      },
    },
  },
});
