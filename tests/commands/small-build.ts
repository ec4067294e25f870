import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a build with two pages. */
export function makeSmallBuild(folder: string): void {
  const page = '<!doctype html><html><head><meta charset="utf-8"><title>Essai</title></head><body></body></html>';
  const files = {
    "client/fr/index.html": page,
    "client/fr/bureau/index.html": page,
    "client/404.html": page,
    "client/assets/app-1.js": "1;",
    "client/assets/app-1.js.br": "packed",
    "client/assets/app-1.js.map": "{}",
    "site.json": JSON.stringify({ pages: ["/", "/bureau"] }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
