import { checkFiles } from "#check/check.ts";
import { describeFinding } from "#check/finding.ts";
import { currentEdition } from "#model/editions.ts";
import { yearInOffice } from "#model/selections.ts";
import { expect, test } from "./editor.ts";
import { Filling } from "./fill.ts";
import { contentPaths, seedFiles } from "./files.ts";

// The editor renders a field once it is in view, so all of them must be.
test.use({ viewport: { width: 1440, height: 12_000 } });

const nextBoard = yearAfter("board");
const nextEdition = yearAfter("krypto-tour");
const number = 99;
const today = new Date(Math.max(Date.now(), Date.parse(`${nextBoard}-12-31`)));

test("‘New’ makes a board in office and an announced edition, each in the file of its year", async ({ editor }) => {
  const fill = new Filling(editor);

  await editor.open("board/new");
  await fill.type("Libellé", nextBoard);
  const person = await fill.addPerson("Membres", "Ada Nef", "Président");
  await fill.both("Description", "Elle préside.", "She chairs.", person);
  await editor.save();

  await editor.open("editions/new");
  await fill.type("Numéro de l’édition", String(number));
  await fill.type("Date", `${nextEdition}-10-10`);
  await fill.both("Ville", "Lyon", "Lyon");
  await fill.both("Résumé", "Une journée au bord de l’eau.", "A day by the water.");
  await editor.save();

  const before = seedFiles();
  const changed = await editor.changedSince(before);
  expect([...changed.keys()].toSorted()).toEqual([`board/${nextBoard}.yaml`, `krypto-tour/${nextEdition}.yaml`]);

  const files = new Map<string, Uint8Array>(
    before.map(({ path, text, base64 = "" }) => [
      path,
      text === undefined ? Buffer.from(base64, "base64") : Buffer.from(text),
    ]),
  );
  for (const [path, bytes] of changed) files.set(path, bytes);
  const { content, findings } = checkFiles(files, { today });
  expect(findings.map((finding) => describeFinding(finding, "en"))).toEqual([]);
  expect(yearInOffice(content!)).toBe(nextBoard);
  expect(currentEdition(content!)).toMatchObject({ id: nextEdition, number, speakers: [], sponsors: [] });
});

/** The year after the newest file of a folder. */
function yearAfter(folder: string): string {
  const years = contentPaths.map((path) => Number(new RegExp(`^${folder}/.*(\\d{4})\\.yaml$`).exec(path)?.[1] ?? 0));
  return String(Math.max(...years) + 1);
}
