import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { schemaOf, textsWithSchema } from "#check/read/json-schema.ts";
import { proseOf } from "#check/read/read-prose.ts";
import { readSvg } from "#check/read/svg.ts";
import { collections, type Content } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import { languages } from "#model/languages.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { Job } from "./run-jobs.ts";
import { baseName, makePhoto } from "./photo.ts";
import type { JobResult } from "./store.ts";

/** Photographs take most of a first build, so their key knows the code that encodes them and nothing else. */
export function pictureJobs(content: Content, root: string): Job[] {
  const photoVersion = codeVersion(join(import.meta.dirname, "photo.ts"));
  const drawingVersion = codeVersion(join(import.meta.dirname, "../../check/read/svg.ts"));
  return pictureReferences(content).map((path) => {
    const bytes = readFileSync(join(root, path));
    const [version, make] = /\.svg$/i.test(path)
      ? [drawingVersion, () => makeDrawing(path, bytes)]
      : [photoVersion, () => makePhoto(path, bytes)];
    return { section: "pictures", key: path, inputs: ["picture", version, path, bytes], make };
  });
}

async function makeDrawing(path: string, bytes: Buffer): Promise<JobResult> {
  const { size, refused } = readSvg(bytes);
  if (!size || refused) throw new Error(`${path}: this SVG cannot be shown: run npm run content -- check`);
  const file = { path: `pictures/${baseName(path)}.${shortHash(bytes)}.svg`, bytes };
  return { files: [file], value: { src: `/${file.path}`, ...size } };
}

/** Every picture in the content, by its path in the content folder. */
function pictureReferences(content: Content): string[] {
  const paths = keysOf(collections).flatMap((key) => {
    const [location] = collections[key];
    const folder = location.endsWith("/") ? location : posix.dirname(location);
    return [content[key]]
      .flat()
      .flatMap((entry) => [...textsWithSchema(schemaOf(key), entry)])
      .flatMap(({ schema, text }) => (schema.file ? posix.join(folder, text) : []));
  });
  return [...new Set([...paths, ...inTexts(content)])];
}

function inTexts({ plainPages }: Content): string[] {
  return plainPages.flatMap(({ id, body }) =>
    languages.flatMap((lang) =>
      proseOf(body[lang], `${collections.plainPages[0]}${id}.${lang}.md`).flatMap((block) =>
        block.kind === "picture" ? block.src : [],
      ),
    ),
  );
}
