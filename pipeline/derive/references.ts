import { posix } from "node:path";
import { keysOf } from "#model/keys.ts";
import { collections, type Content } from "#model/collections.ts";

const logoFields = new Set(["logo", "schoolLogo"]);

/** Every picture in the content, by its path in the content folder. */
export function pictureReferences(content: Content): string[] {
  const paths = keysOf(collections).flatMap((key) => {
    const [location] = collections[key];
    const folder = location.endsWith("/") ? location : posix.dirname(location);
    return picturesIn(content[key]).map((source) => posix.join(folder, source));
  });
  return [...new Set(paths)];
}

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== "object" || value === null) return [];
  if ("src" in value && "alt" in value && typeof value.src === "string") return [value.src];
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) =>
    logoFields.has(field) && typeof inner === "string" ? [inner] : picturesIn(inner),
  );
}
