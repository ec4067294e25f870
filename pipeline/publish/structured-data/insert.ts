import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Graph } from "schema-dts";

const endOfHead = "</head>";

/**
 * Puts a page's description into its HTML once it is rendered: no script reads it, so it belongs neither to the
 * bundle nor to the data the page is hydrated from.
 */
export async function insertStructuredData(client: string, address: string, graph: Graph): Promise<void> {
  const file = join(client, address, "index.html");
  const html = await readFile(file, "utf8");
  const end = html.indexOf(endOfHead);
  if (end < 0) throw new Error(`${file} has no ${endOfHead} to put its structured data before`);
  await writeFile(file, html.slice(0, end) + dataBlock(graph) + html.slice(end));
}

/** No text can end the element: every `<` is escaped. */
export function dataBlock(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}
