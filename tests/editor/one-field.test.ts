import { contentPaths, formOf, seedFiles } from "./files.ts";
import { expect, test, type Editor } from "./editor.ts";

const seeded = new Map(seedFiles().map(({ path, text }) => [path, text ?? ""]));
/** A file that is still empty has no text to change. */
const files = contentPaths.filter((path) => path.endsWith(".yaml") && !/^\w+: \[\]\n$/.test(seeded.get(path) ?? ""));
const half = Math.ceil(files.length / 2);

for (const [part, paths] of [files.slice(0, half), files.slice(half)].entries()) {
  test(`changing one text of a file changes one line of it (part ${part + 1})`, async ({ editor }) => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await test.step(path, async () => {
        await editor.open(formOf(path));
        const typed = await changeFirstText(editor);
        await editor.save();
        const before = (seeded.get(path) ?? "").split("\n");
        const after = (await editor.read(path)).split("\n");
        expect.soft(after.length, path).toBe(before.length);
        const changed = after.filter((line, index) => line !== before[index]);
        expect.soft(changed.length, `${path}\n${changed.join("\n")}`).toBe(1);
        expect.soft(changed[0], path).toContain(typed);
      });
    }
  });
}

/** A French phrase takes any words; a name or a key stands in where there is none. */
async function changeFirstText({ form, field }: Editor): Promise<string> {
  const texts = form.getByRole("textbox");
  if ((await texts.count()) === 0) await form.getByRole("button", { name: "Tout développer" }).first().click();
  await texts.first().waitFor();
  const phrases = field("Français", form).getByRole("textbox");
  const text = (await phrases.count()) > 0 ? phrases.first() : texts.first();
  const typed = `${await text.inputValue()} essai`;
  await text.fill(typed);
  return typed;
}
