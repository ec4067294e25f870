import { spawn } from "node:child_process";
import { currentBoard } from "#model/selections.ts";
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { loadContent } from "#check/load.ts";
import { fixture } from "#tests/sites/fixture.ts";

type Editing = { url: string; file: (name: string) => string; edit: (name: string, from: string, to: string) => void };

const port = Number(process.env["TEST_PORT"] ?? 4173) + 3000;

/** `npm run dev` on a copy of the content. */
const test = base.extend<object, { editing: Editing }>({
  editing: [
    async ({ browser: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "editing-"));
      const content = join(folder, "content");
      cpSync(fixture.content, content, { recursive: true });
      cpSync(fixture.derived, join(folder, "derived"), { recursive: true });
      const env = { ...process.env, CONTENT_DIR: content, DERIVED_DIR: join(folder, "derived") };
      const server = spawn("npx", ["react-router", "dev", "--port", `${port}`], {
        env,
        stdio: "ignore",
        detached: true,
      });
      const file = (name: string) => join(content, name);
      const edit = (name: string, from: string, to: string) => {
        const text = readFileSync(file(name), "utf8");
        if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
        writeFileSync(file(name), text.replace(from, to));
      };
      await use({ url: `http://localhost:${port}`, file, edit });
      process.kill(-server.pid!);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const { header } = loadContent(fixture.content).boardPage;
const newest = currentBoard(loadContent(fixture.content)).id;

// The dev server renders pages on request, after their pictures.
const slowly = expect.configure({ timeout: 90_000 });

test.describe.configure({ mode: "serial", timeout: 300_000 });

const weekly = { tag: "@weekly" };

test(
  "saving a text updates the page, and an error shows its file and line",
  weekly,
  async ({ page, editing: { url, edit, file } }) => {
    await expect(async () => {
      await page.goto(`${url}/en/bureau`);
      await slowly(page.locator("h1")).toHaveText(header.title.en, { timeout: 20_000 });
    }).toPass({ timeout: 250_000 });

    edit(
      "pages/board.yaml",
      `  title:\n    fr: ${header.title.fr}\n    en: ${header.title.en}`,
      `  title:\n    fr: Équipe\n    en: Crew`,
    );
    // On a busy machine, the first save may come before the folder is watched.
    await expect(async () => {
      utimesSync(file("pages/board.yaml"), new Date(), new Date());
      await expect(page.locator("h1")).toHaveText("Crew", { timeout: 20_000 });
    }).toPass({ timeout: 90_000 });

    edit("site.yaml", "\nemail: ", "\nemail: not an address ");
    const error = page.locator("vite-error-overlay");
    await slowly(error).toContainText(/content\/site\.yaml:\d+ {2}email \(E-mail address\): /);
    await page.goto(`${url}/fr/bureau`);
    await slowly(error).toContainText("Corrigez le fichier");
    await slowly(error).not.toContainText(/\bat .*\(|Error:/);

    edit("site.yaml", "not an address ", "");
    await slowly(page.locator("h1")).toHaveText("Équipe");
  },
);

test("a new picture appears on the page without a restart", weekly, async ({ page, editing: { url, edit, file } }) => {
  const { default: sharp } = await import("sharp");
  const picture = sharp({ create: { width: 600, height: 750, channels: 3, background: "#2c4046" } });
  await picture.webp().toFile(file("board/nouvelle.webp"));
  await page.goto(`${url}/fr/bureau`);
  edit(
    `board/${newest}.yaml`,
    "members:\n  - ",
    "members:\n  - image:\n      src: nouvelle.webp\n      alt:\n        fr: Portrait dans une salle de cours\n        en: Portrait in a classroom\n    ",
  );
  await slowly(page.locator("main img[src*=board-nouvelle]").first()).toBeVisible({ timeout: 30_000 });
});
