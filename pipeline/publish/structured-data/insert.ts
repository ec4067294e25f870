import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Graph } from "schema-dts";

const endOfHead = "</head>";

/** Added after rendering, because no script needs it in the bundle or in the page's data. */
export async function insertStructuredData(client: string, address: string, graph: Graph): Promise<void> {
  const file = join(client, address, "index.html");
  const html = await readFile(file, "utf8");
  const end = html.indexOf(endOfHead);
  if (end < 0) throw new Error(`${file} has no ${endOfHead} to put its structured data before`);
  await writeFile(file, html.slice(0, end) + dataBlock(graph) + html.slice(end));
}

/** Escapes every `<`, so that no text can close the element. */
export function dataBlock(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}
