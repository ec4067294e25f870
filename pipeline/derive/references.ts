import { posix } from "node:path";
import { schemaOf, textsWithSchema } from "#check/read/json-schema.ts";
import { keysOf } from "#model/keys.ts";
import { collections, type Content } from "#model/collections.ts";

/** Every picture in the content, by its path in the content folder. */
export function pictureReferences(content: Content): string[] {
  const paths = keysOf(collections).flatMap((key) => {
    const [location] = collections[key];
    const folder = location.endsWith("/") ? location : posix.dirname(location);
    return [content[key]]
      .flat()
      .flatMap((entry) => [...textsWithSchema(schemaOf(key), entry)])
      .flatMap(({ schema, text }) => (schema.file ? posix.join(folder, text) : []));
  });
  return [...new Set(paths)];
}
