import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "vite";
import { expect, test } from "vitest";
import type { Checked } from "#check/check-files.ts";
import { TestTree } from "./test-tree.ts";

const project = join(import.meta.dirname, "../..");

/** Bundles a module of the core for browsers; anything of Node in it fails the bundle. */
async function bundle(module: string): Promise<string> {
  const result = await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "nothing-of-node",
        enforce: "pre",
        resolveId(id, importer) {
          if (!/^(node:.*|sharp|fontkit|fs|path)$/.test(id)) return null;
          throw new Error(`${importer} imports ${id}`);
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(project, "check", module), formats: ["iife"], name: "core" },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("nothing was bundled");
  return output.output[0].code;
}

const browser = (tree: TestTree) => ({ TextDecoder, TextEncoder, URL, files: tree.files });

test("the check runs where there is no Node: on files in memory, with what a browser has", async () => {
  const tree = new TestTree();
  tree.set("branches/lyon.yaml", "contact.email", "lyon");
  tree.set("pages/home.yaml", "hero.subtitle.fr", "Bonjour !");
  const check = 'core.checkFiles(files, { lang: "fr", today: new Date("2026-11-14") })';
  const checked: Checked = runInNewContext(`${await bundle("check-files.ts")}; ${check}`, browser(tree));
  expect(checked.fileCount).toBe(tree.files.size);
  expect(checked.findings.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
    `content/branches/lyon.yaml:${tree.lineOf("branches/lyon.yaml", "email: lyon")} contact.email`,
    `content/pages/home.yaml:${tree.lineOf("pages/home.yaml", "Bonjour !")} hero.subtitle.fr`,
  ]);
});

test("the bundle notices what is of Node", async () => {
  await expect(bundle("check-folder.ts")).rejects.toThrow("imports node:fs");
});
