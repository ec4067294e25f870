import { currentEdition } from "#model/editions.ts";
import { yearInOffice } from "#model/selections.ts";
import { checkedFiles } from "./checked.ts";
import { expect, test } from "./editor.ts";
import { Filling } from "./fill.ts";
import { yearAfter } from "./files.ts";

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
  const person = await fill.addPerson("Membres", "Ada Nef", "Président / Présidente");
  await fill.both("Description", "Elle préside.", "She chairs.", person);
  await editor.save();

  await editor.open("editions/new");
  await fill.type("Numéro de l’édition", String(number));
  await fill.both("Ville", "Lyon", "Lyon");
  await fill.both("Résumé", "Une journée au bord de l’eau.", "A day by the water.");
  const refusal = editor.page.getByRole("alertdialog");
  for (const [date, words] of [
    ["", "Date\u00a0: à remplir"],
    ["02302099", "n’existe pas"],
  ] as const) {
    await editor.field("Date").first().locator("input").pressSequentially(date);
    await fill.press("Enregistrer");
    await expect(refusal).toContainText(words);
    await refusal.getByRole("button", { name: "OK" }).click();
  }
  await fill.type("Date", `${nextEdition}-10-10`);
  await editor.save();

  const { content, changed } = await checkedFiles(editor, today);
  expect([...changed.keys()].toSorted()).toEqual([`board/${nextBoard}.yaml`, `krypto-tour/${nextEdition}.yaml`]);
  expect(yearInOffice(content)).toBe(nextBoard);
  expect(currentEdition(content)).toMatchObject({ id: nextEdition, number, speakers: [], sponsors: [] });
});
