import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaWithTooltips } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { readOptions, runCommand } from "./command.ts";

const folder = "content/.schema";

/** Writes a JSON Schema per collection and the VS Code setting that uses them; --check only compares. */
await runCommand(() => {
  const { values } = readOptions({
    check: { type: "boolean", fr: "les compare seulement", en: "only compares them" },
  });
  const inYaml = Object.entries(collections).filter(([key]) => key !== "plainPages");
  const settings = {
    "yaml.schemas": Object.fromEntries(
      inYaml.map(([key, [place]]) => [
        `./${folder}/${key}.json`,
        `/content/${place.endsWith("/") ? `${place}*.yaml` : place}`,
      ]),
    ),
    "[yaml]": { "editor.wordWrap": "on" },
  };
  const schemas = inYaml.map(([key, [, schema]]) => [join(folder, `${key}.json`), schemaWithTooltips(schema)] as const);
  const wanted = new Map([...schemas, [".vscode/settings.json", settings] as const]);
  const present = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  const leftOver = present.filter((file) => !wanted.has(file));
  const outdated = [...wanted]
    .map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`] as const)
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  if (!values.check) {
    for (const [file, text] of outdated) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    for (const file of leftOver) rmSync(file);
    console.log(`${folder}: ${schemas.length} schemas, ${outdated.length} files written, ${leftOver.length} removed`);
    return;
  }
  const wrong = [...outdated.map(([file]) => file), ...leftOver].join(", ");
  if (!wrong) return console.log(`${folder}: ${schemas.length} schemas, up to date`);
  console.error(`Out of date: ${wrong}. Run npm run content -- schemas and commit the result.`);
  process.exitCode = 1;
});
