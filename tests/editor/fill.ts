import type { Locator } from "@playwright/test";
import sharp from "sharp";
import type { Editor } from "./editor.ts";

/** Fills in the fields of a form by their labels. */
export class Filling {
  readonly editor: Editor;

  constructor(editor: Editor) {
    this.editor = editor;
  }

  private at(label: string, inside?: Locator): Locator {
    return this.editor.field(label, inside).first();
  }

  async type(label: string, text: string, inside?: Locator): Promise<void> {
    await this.at(label, inside).locator("input, textarea").first().fill(text);
  }

  async both(label: string, fr: string, en: string, inside?: Locator): Promise<void> {
    const field = this.at(label, inside);
    await field.getByRole("textbox", { name: "Français" }).fill(fr);
    await field.getByRole("textbox", { name: "Anglais" }).fill(en);
  }

  /** A short list is a row of radio buttons, a long one a combobox. */
  async choose(label: string, name: string, inside?: Locator): Promise<void> {
    const field = this.at(label, inside);
    const list = field.getByRole("combobox");
    const radio = field.getByRole("radio", { name, exact: true });
    await list.or(radio).first().waitFor();
    if ((await radio.count()) > 0) return radio.click();
    await list.click();
    await this.editor.page.getByRole("option", { name, exact: true }).click();
  }

  /** Checks the box that opens an optional part. */
  async include(label: string, inside?: Locator): Promise<Locator> {
    const field = this.at(label, inside);
    await field.getByRole("checkbox").first().check();
    return field;
  }

  async addPerson(list: string, name: string, role: string): Promise<Locator> {
    const people = this.at(list);
    const names = people.getByRole("textbox", { name: "Nom" });
    const before = await names.count();
    await people.getByRole("button", { name: /^Ajouter \u2068personne\u2069$/ }).click();
    await names.nth(before).fill(name);
    const person = names.nth(before).locator('xpath=ancestor::*[.//*[contains(@aria-label, "Fonction")]][1]');
    await this.choose("Fonction", role, person);
    return person;
  }

  async picture(label: string, inside: Locator, of: string, shows: { fr: string; en: string }): Promise<void> {
    const picture = await this.include(label, inside);
    await this.upload(picture, await photograph(of));
    await this.both("Texte de remplacement", shows.fr, shows.en, picture);
  }

  /** The upload is done once the field offers to replace the file. */
  async upload(field: Locator, file: File): Promise<void> {
    await field.locator('input[type="file"]').first().setInputFiles(file);
    await field.getByText("Remplacer", { exact: true }).first().waitFor();
  }
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A large photograph with a file name like a phone’s. */
async function photograph(name: string): Promise<File> {
  const background = { r: name.length * 9, g: name.charCodeAt(0), b: 90 };
  const buffer = await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `IMG ${name}.JPG`, mimeType: "image/jpeg", buffer };
}
