import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { schemaWithTooltips } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";

/** Writes a JSON Schema per collection and the VS Code setting that uses them; --check only compares. */

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, dir: { type: "string", default: "content" } },
});
const folder = join(values.dir, ".schema");

const wanted = new Map(
  Object.entries(collections).map(([key, [, schema]]) => [
    `${key}.json`,
    `${JSON.stringify(schemaWithTooltips(schema), null, 2)}\n`,
  ]),
);

const settingsFile = ".vscode/settings.json";
const settings = {
  "yaml.schemas": Object.fromEntries(
    Object.entries(collections).map(([key, [place]]) => [
      `./content/.schema/${key}.json`,
      `/content/${place.endsWith("/") ? `${place}*.yaml` : place}`,
    ]),
  ),
  "[yaml]": { "editor.wordWrap": "on" },
};
const settingsText = `${JSON.stringify(settings, null, 2)}\n`;
const isOwnFolder = values.dir === "content";
const settingsOutdated =
  isOwnFolder && (!existsSync(settingsFile) || readFileSync(settingsFile, "utf8") !== settingsText);

const present = existsSync(folder) ? readdirSync(folder) : [];
const outdated = [...wanted].filter(
  ([file, text]) => !present.includes(file) || readFileSync(join(folder, file), "utf8") !== text,
);
const leftOver = present.filter((file) => !wanted.has(file));

if (values.check) {
  const wrong = [
    ...[...outdated.map(([file]) => file), ...leftOver].map((file) => join(folder, file)),
    ...(settingsOutdated ? [settingsFile] : []),
  ];
  if (wrong.length > 0) {
    console.error(`Out of date: ${wrong.join(", ")}. Run npm run content -- schemas and commit the result.`);
    process.exitCode = 1;
  } else {
    console.log(`${folder}: ${wanted.size} schemas, up to date`);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of outdated) writeFileSync(join(folder, file), text);
  for (const file of leftOver) rmSync(join(folder, file));
  if (settingsOutdated) {
    mkdirSync(".vscode", { recursive: true });
    writeFileSync(settingsFile, settingsText);
  }
  console.log(`${folder}: ${wanted.size} schemas, ${outdated.length} written, ${leftOver.length} removed`);
}
