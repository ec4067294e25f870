import { join } from "node:path";
import { expect, test } from "vitest";
import { readFolder } from "#check/check-folder.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import { parseYaml } from "#check/read/yaml-file.ts";

const { files } = readFolder(join(import.meta.dirname, "../sites/fixture"));
const texts = [...files].filter(([path]) => path.endsWith(".yaml") || path.endsWith(".fr.md"));
const decode = (bytes: Uint8Array | undefined) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

test("every file of the fixture, its typography damaged on purpose, comes back and still says the same", () => {
  const damaged = new Map(
    texts.map(([path, bytes]) => [path, new TextEncoder().encode(damage(decode(bytes), path.endsWith(".yaml")))]),
  );
  const changed = [...damaged].filter(([path, bytes]) => decode(bytes) !== decode(files.get(path)));
  expect(changed.length).toBeGreaterThan(10);
  const { files: fixed } = fixFiles(damaged);
  const result = new Map([...damaged, ...fixed]);
  for (const [path, bytes] of texts) {
    if (path.endsWith(".yaml")) expect(yamlOf(decode(result.get(path)))).toEqual(yamlOf(decode(bytes)));
    else expect(decode(result.get(path))).toBe(decode(bytes));
  }
  expect(fixFiles(result).fixed).toEqual([]);
});

/** In French texts only: no-break spaces become ordinary ones, apostrophes and quotation marks straight. */
function damage(text: string, yaml: boolean): string {
  const spoil = (line: string) =>
    /https?:|`/.test(line)
      ? line
      : line
          .replace(/«\u00a0([^»]*)\u00a0»/, '"$1"')
          .replace(/[\u00a0\u202f](?=[:;!?»])|(?<=«)\u00a0/g, " ")
          .replaceAll("’", "'");
  if (!yaml) return text.split("\n").map(spoil).join("\n");
  // Where YAML itself would change (a plain text with a colon, single quotation marks), no editor can go wrong this way.
  return text.replace(/^(\s*(?:- )?fr: )(.*)$/gm, (line: string, key: string, value: string) => {
    const spoilt = key + spoil(value);
    return parseYaml({ path: "", shownAs: "", text: spoilt }).document.errors.length > 0 ? line : spoilt;
  });
}

function yamlOf(text: string): unknown {
  const { data, document } = parseYaml({ path: "", shownAs: "", text });
  expect(document.errors).toEqual([]);
  return data;
}
