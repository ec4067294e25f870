import { spawn } from "node:child_process";
import { editorPath } from "#model/editor-path.ts";

/** Starts the site in development and says where its editor is. */
const port = process.env["PORT"] ?? "5173";
const server = spawn("react-router", ["dev", "--port", port, "--strictPort"], { shell: true, stdio: "inherit" });
const address = `http://localhost:${port}${editorPath}/`;

for (let tries = 0; tries < 120; tries++) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isThere = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere || server.exitCode !== null) break;
}
if (server.exitCode === null) {
  console.log(`
  Éditeur : ${address}
  Ouvrez cette adresse dans Chrome ou Edge, choisissez « Travailler avec un dépôt local »,
  puis le dossier de ce projet. Ce que vous enregistrez est écrit dans ce dossier.

  Editor: ${address}
  Open it in Chrome or Edge, choose ‘Work with Local Repository’, then the folder of this project.
`);
}
