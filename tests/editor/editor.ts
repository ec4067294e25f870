import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test as base, type Locator, type Page } from "@playwright/test";
import { contentType } from "#delivery/policy/content-type.ts";
import { editorPolicy } from "#delivery/policy/editor-policy.ts";
import { bytesOf, seedFiles, type SeedFile } from "./files.ts";

export const builtEditor = "test-results/editor-page";
const origin = "http://127.0.0.1:4999";
/** The folder of the browser's private file system used as the repository. */
const repository = "sveltia-cms-test";

/** The editor, opened on a copy of the content folder. */
export class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async start(files: readonly SeedFile[]): Promise<void> {
    await this.page.goto(`${origin}/empty`);
    await this.page.evaluate(seed, { repository, files: [...files] });
    await this.page.goto(`${origin}/admin/`);
    await this.page.getByRole("button", { name: "Travailler avec un dépôt de test" }).click();
    await this.page.getByRole("treeitem").first().waitFor();
  }

  async open(form: string): Promise<void> {
    await this.page.evaluate((hash) => location.assign(hash), `#/collections/${form}`);
    // Save is disabled in an unchanged form, unless the entry is new.
    const isNew = form.endsWith("/new");
    await this.page.getByRole("button", { name: "Enregistrer", ...(!isNew && { disabled: true }) }).waitFor();
    await this.form.getByRole("group").first().waitFor();
  }

  get form() {
    return this.page.getByRole("group", { name: /^Modifier le contenu/ }).first();
  }

  /** The form of one language, where both are shown side by side. */
  formIn(language: "fr" | "en"): Locator {
    const name = { fr: "Français", en: "Anglais" }[language];
    return this.page.getByRole("group", { name: `Modifier le contenu en \u2068${name}\u2069`, exact: true });
  }

  textIn(language: "fr" | "en"): Locator {
    return this.formIn(language).getByRole("textbox", { name: "Texte", exact: true });
  }

  /** Takes back all that was typed since the form was opened. */
  async undo(): Promise<void> {
    await this.page.getByRole("button", { name: "Afficher les options de l’éditeur" }).click();
    await this.page.getByRole("menuitem", { name: "Annuler toutes les modifications" }).click();
    await this.page.getByRole("button", { name: "Enregistrer", disabled: true }).waitFor();
  }

  /** A field of the form, or of a field in it, by its label. */
  readonly field = (label: string, inside?: Locator) =>
    (inside ?? this.form).getByRole("group", { name: `Champ « \u2068${label}\u2069 »`, exact: true });

  async save(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Enregistrer" });
    await button.click();
    // Resizing photographs can take a minute on a busy machine.
    await Promise.race([button.waitFor({ state: "hidden", timeout: 180_000 }), this.refused()]);
    // The editor returns to the list by the browser's history, which is slow.
    await this.page.waitForURL((url) => !url.hash.includes("/entries/") && !url.hash.endsWith("/new"));
    await this.page.getByRole("treeitem").first().waitFor();
  }

  /** Fails with the names of the invalid fields, or with what the check says. */
  private async refused(): Promise<never> {
    const dialog = this.page.getByRole("alertdialog");
    const findings = this.form.getByRole("alert").filter({ hasText: /\S/ });
    await findings.or(dialog).first().waitFor({ timeout: 0 });
    if (await dialog.isVisible()) throw new Error(`The file was refused: ${await dialog.textContent()}`);
    const names = await findings.evaluateAll((all) =>
      all.map((each) => each.closest('[role="group"][aria-label]')?.ariaLabel),
    );
    throw new Error(`The form was refused: ${names.join(", ")}`);
  }

  read(path: string): Promise<string> {
    return this.page.evaluate(read, { repository, path: `content/${path}` });
  }

  /** New and changed files of the repository, as bytes by path. */
  async changedSince(files: readonly SeedFile[]): Promise<Map<string, Buffer>> {
    const now = await this.page.evaluate(readAll, repository);
    const before = new Map(files.map((file) => [file.path, bytesOf(file)]));
    const changed = now.map(
      ({ path, base64 }) => [path.replace(/^content\//, ""), Buffer.from(base64, "base64")] as const,
    );
    return new Map(changed.filter(([path, bytes]) => !before.get(path)?.equals(bytes)));
  }
}

export const test = base.extend<{ editor: Editor; changed: Record<string, string>; watched: void }>({
  /** Files that differ from the content folder, by path. */
  changed: [{}, { option: true }],
  watched: [
    async ({ page }, use) => {
      const findings: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) findings.push(message.text());
      });
      page.on("pageerror", (error) => findings.push(error.message));
      page.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
          findings.push(`asked for ${request.url()}`);
      });
      await use();
      if (findings.length > 0) throw new Error(findings.join("\n"));
    },
    { auto: true },
  ],
  editor: async ({ page, changed }, use) => {
    await serve(page);
    const editor = new Editor(page);
    const own = Object.entries(changed).map(([path, text]) => ({ path, text }));
    await editor.start([...seedFiles(), ...own]);
    await use(editor);
  },
});

export { expect } from "@playwright/test";

/** Serves the built editor under its real policy. */
async function serve(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/empty")
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>-</title>" });
    const file = pathname === "/admin/" ? "index.html" : pathname.replace("/admin/", "");
    const headers = { "Content-Security-Policy": editorPolicy, "Content-Type": contentType(extname(file)) };
    try {
      await route.fulfill({ body: readFileSync(join(builtEditor, file)), headers });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
}

async function seed({ repository, files }: { repository: string; files: SeedFile[] }): Promise<void> {
  const home = await navigator.storage.getDirectory();
  const root = await home.getDirectoryHandle(repository, { create: true });
  for (const { path, text, base64 } of files) {
    const steps = `content/${path}`.split("/");
    let folder = root;
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await folder.getFileHandle(steps.at(-1) ?? "", { create: true });
    const stream = await file.createWritable();
    await stream.write(text ?? Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0)));
    await stream.close();
  }
}

async function read({ repository, path }: { repository: string; path: string }): Promise<string> {
  let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(repository);
  const steps = path.split("/");
  for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
  return (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
}

async function readAll(repository: string): Promise<{ path: string; base64: string }[]> {
  const files: { path: string; base64: string }[] = [];
  async function visit(folder: FileSystemDirectoryHandle, prefix: string): Promise<void> {
    for await (const [name, handle] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }
    ).entries()) {
      if (handle.kind === "directory") await visit(handle as FileSystemDirectoryHandle, `${prefix}${name}/`);
      else {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
        let letters = "";
        for (const byte of bytes) letters += String.fromCharCode(byte);
        files.push({ path: prefix + name, base64: btoa(letters) });
      }
    }
  }
  await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle(repository), "");
  return files;
}
