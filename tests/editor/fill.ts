import { expect, type Locator } from "@playwright/test";
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
    await this.type(`${label}, en français`, fr, inside);
    await this.type(`${label}, en anglais`, en, inside);
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

  /** Adds an item to a list, and returns its field with this label. */
  async add(list: string, label: string): Promise<Locator> {
    const items = this.at(list);
    const fields = this.editor.field(label, items);
    const before = await fields.count();
    await items
      .getByRole("button", { name: /^Ajouter/ })
      .last()
      .click();
    return fields.nth(before);
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
    const person = this.personOf(names.nth(before));
    await this.choose("Fonction", role, person);
    return person;
  }

  personOf(name: Locator): Locator {
    return name.locator('xpath=ancestor::*[.//*[contains(@aria-label, "Fonction")]][1]');
  }

  async press(button: string): Promise<void> {
    await this.editor.page.getByRole("button", { name: button, exact: true }).click();
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

  /** Puts another photograph in the place of one. */
  async replace(field: Locator, of: string): Promise<void> {
    const name = field.getByText(/\.(?:svg|webp)$/).first();
    const before = (await name.textContent()) ?? "";
    await field
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await photograph(of));
    await expect(name).not.toHaveText(before);
  }
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A large photograph with a file name like a phone’s. */
export async function photograph(name: string): Promise<File> {
  const background = { r: name.length * 9, g: name.charCodeAt(0), b: 90 };
  const buffer = await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `IMG ${name}.JPG`, mimeType: "image/jpeg", buffer };
}

/** A logo. */
export const drawing: File = {
  name: "cinq.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
};
