import { collectionOf, contentPaths, formOf, seedFiles, strange, textFormOf, withStrangeKey } from "./files.ts";
import { expect, test, type Editor } from "./editor.ts";

/** Sample content for files that are empty. */
const filled: Readonly<Record<string, string>> = {
  "redirects.yaml": "redirects:\n  - from: /ancienne\n    to: /antennes\n  - from: /autre\n    to: /bureau\n",
  "sign-off.yaml": `signOff:
  - what: map
    value: carto
    by: Ada Nef
    when: "2026-01-15"
  - what: embeds
    value: ask
    by: Basile Orme
    when: "2026-01-15"
`,
};
const isEmpty = (text: string) => /^\w+: \[\]\n$/.test(text);
const seeded = new Map(
  seedFiles().map(({ path, text = "" }) => {
    const said = isEmpty(text) ? (filled[path] ?? text) : text;
    return [path, withStrangeKey(path, said)] as const;
  }),
);
/** One file of each form; unit tests convert all files. */
const files = [...new Map(contentPaths.map((path) => [collectionOf(path), path])).values()].filter(collectionOf);
const texts = ["legal/", "publications/"].flatMap((folder) =>
  contentPaths.filter((path) => path.startsWith(folder) && path.endsWith(".md")).slice(0, 2),
);

test.use({ changed: Object.fromEntries([...files, ...texts].map((path) => [path, seeded.get(path) ?? ""])) });

test("changing one text of a file changes one line of it", async ({ editor }) => {
  expect(files.filter((path) => seeded.get(path)?.includes(strange)).length).toBeGreaterThan(20);
  for (const path of files) {
    await test.step(path, async () => {
      await editor.open(formOf(path));
      const typed = await changeFirstText(editor);
      await editor.save();
      await expectOneLine(editor, path, typed);
    });
  }
});

test("changing one line of a Markdown text changes only that line", async ({ editor }) => {
  expect(texts).toHaveLength(4);
  const now = new Map(seeded);
  for (const path of texts) {
    await test.step(path, async () => {
      const { form, language, other } = textFormOf(path);
      await editor.open(form);
      const text = editor.textIn(language);
      const typed = (await text.inputValue()).replace("\n\n", "\n\nEssai. ");
      await text.fill(typed);
      await editor.save();
      await expectOneLine(editor, path, "Essai. ");
      expect.soft(await editor.read(other), other).toBe(now.get(other));
      now.set(path, await editor.read(path));
    });
  }
});

async function expectOneLine(editor: Editor, path: string, typed: string): Promise<void> {
  const before = (seeded.get(path) ?? "").split("\n");
  const after = (await editor.read(path)).split("\n");
  expect.soft(after.length, path).toBe(before.length);
  const changed = after.filter((line, index) => line !== before[index]);
  expect.soft(changed.length, `${path}\n${changed.join("\n")}`).toBe(1);
  expect.soft(changed[0], path).toContain(typed);
}

/** Changes the first French text, title or name of the form, or else the first text. */
async function changeFirstText({ form, field }: Editor): Promise<string> {
  const wordsIn = (label: string) => field(label, form).getByRole("textbox");
  const french = form.getByRole("textbox", { name: /, en français$/ });
  const words = french.or(wordsIn("Titre")).or(wordsIn("Nom"));
  const any = form.getByRole("textbox");
  await any
    .or(form.getByRole("button", { name: "Tout développer" }))
    .first()
    .waitFor();
  if ((await words.count()) === 0) await form.getByRole("button", { name: "Tout développer" }).first().click();
  await any.first().waitFor();
  const text = (await words.count()) > 0 ? words.first() : any.first();
  const typed = `${await text.inputValue()}-essai`;
  await text.fill(typed);
  return typed;
}
