import { contentPaths, formOf, seedFiles, strange, textFormOf, withStrangeKey } from "./files.ts";
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
const files = contentPaths.filter((path) => path.endsWith(".yaml"));
const half = Math.ceil(files.length / 2);
const texts = contentPaths.filter((path) => path.endsWith(".md"));

test.use({ changed: Object.fromEntries([...files, ...texts].map((path) => [path, seeded.get(path) ?? ""])) });

for (const [part, paths] of [files.slice(0, half), files.slice(half)].entries()) {
  test(`changing one text of a file changes one line of it (part ${part + 1})`, async ({ editor }) => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await test.step(path, async () => {
        await editor.open(formOf(path));
        const typed = await changeFirstText(editor);
        await editor.save();
        await expectOneLine(editor, path, typed);
      });
    }
    expect(paths.filter((path) => seeded.get(path)?.includes(strange)).length).toBeGreaterThan(10);
  });
}

test("changing one line of a Markdown text changes only that line", async ({ editor }) => {
  expect(texts.length).toBeGreaterThan(10);
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
  const words = wordsIn("Français").or(wordsIn("Titre")).or(wordsIn("Nom"));
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
