import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFolder } from "#check/check-folder.ts";
import { fixFiles } from "#check/fix/fix-files.ts";
import { applyEdits, fixFrench } from "#check/fix/fix-french.ts";
import { parseYaml } from "#check/read/yaml-file.ts";

const nb = "\u00a0";
const nn = "\u202f";

describe("French typography is put right", () => {
  test.each([
    ["l'école d'aujourd'hui", "l’école d’aujourd’hui"],
    ["Qui êtes-vous ? Des étudiants!", `Qui êtes-vous${nn}? Des étudiants${nn}!`],
    ["Une idée : apprendre ; transmettre", `Une idée${nb}: apprendre${nn}; transmettre`],
    ["Une idée: apprendre", `Une idée${nb}: apprendre`],
    ['Le "réseau" des "écoles".', `Le «${nb}réseau${nb}» des «${nb}écoles${nb}».`],
    ["Le « réseau » et «l’école».", `Le «${nb}réseau${nb}» et «${nb}l’école${nb}».`],
    ["**Titre** : texte, **Titre:** texte", `**Titre**${nb}: texte, **Titre${nb}:** texte`],
    [`L'"école"`, `L’«${nb}école${nb}»`],
  ])("%s", (before, after) => {
    expect(applyEdits(before, fixFrench(before))).toBe(after);
    expect(fixFrench(after)).toEqual([]);
  });
});

describe("what could mean something else is left to people", () => {
  test.each([
    "Voir https://example.org/l'a?b=c",
    'Le code `a ? b : "c"` et l’écran de 27" ici.',
    "example.org:8080 et /page?question",
    "Un 'mot' entre apostrophes",
    "Bravo\n!",
    '[lien](https://example.org/?q=1 "titre")',
  ])("%s", (text) => expect(fixFrench(text)).toEqual([]));
});

function mendOne(path: string, text: string): string {
  const { files } = fixFiles(new Map([[path, new TextEncoder().encode(text)]]));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(path) ?? new TextEncoder().encode(text));
}

test("every way to write a text in YAML is fixed in place, and nothing else is touched", () => {
  const before = [
    '# l\'en-tête : un commentaire "tel quel"',
    "a: { fr: 'L''école : une idée', en: 'Don''t : x' }",
    'b:   {   fr: "Dit \\"oui\\" ; l\'idée !"   }',
    "c:",
    "  fr: l'école est là ! # l'autre : commentaire",
    "  en: it's here !",
    "d:",
    "  fr: >-",
    "    Une idée : l'école,",
    "    sur deux lignes !",
    "e:",
    "  fr: |",
    "    Une idée : l'école",
    'f: { fr: "Espace\\_: tenue", url: "https://x.example/l\'a?b : c" }',
    "",
  ].join("\r\n");
  const after = before
    .replace("'L''école : une idée'", `'L’école${nb}: une idée'`)
    .replace('Dit \\"oui\\" ; l\'idée !', `Dit «${nb}oui${nb}»${nn}; l’idée${nn}!`)
    .replace("fr: l'école est là !", `fr: l’école est là${nn}!`)
    .replaceAll("Une idée : l'école", `Une idée${nb}: l’école`)
    .replace("sur deux lignes !", `sur deux lignes${nn}!`);
  expect(mendOne("roles.yaml", `\ufeff${before}`)).toBe(`\ufeff${after}`);
  expect(mendOne("roles.yaml", after)).toBe(after);
});

test("what is no YAML, and what is no French, stays as it is", () => {
  for (const [path, text] of [
    ["roles.yaml", "a:\n  fr: l'idée : une\n"],
    ["legal/privacy.en.md", 'Don\'t "do" that !\n'],
    ["README.md", "L'idée !\n"],
  ] as const)
    expect(mendOne(path, text)).toBe(text);
});

const { files } = readFolder(join(import.meta.dirname, "../../content"));
const texts = [...files].filter(([path]) => path.endsWith(".yaml") || path.endsWith(".fr.md"));
const decode = (bytes: Uint8Array | undefined) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

test("there are texts to damage", () => expect(texts.length).toBeGreaterThan(20));

test("every file of the content, its typography damaged on purpose, comes back and still says the same", () => {
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
