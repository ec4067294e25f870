import { spawn } from "node:child_process";
import { editorPath } from "#editor/build.ts";

/** Starts the site in development and opens its editor in the browser. */
const port = process.env["PORT"] ?? "5173";
const address = `http://localhost:${port}${editorPath}/`;

console.log(`
  Éditeur : ${address}
  Dans Chrome ou Edge, choisissez « Travailler avec un dépôt local », puis le dossier de ce projet, ${process.cwd()}.
  Ce que vous enregistrez est écrit dans content/ ; http://localhost:${port} montre le site. Pour arrêter : Ctrl+C.

  Editor: ${address}
  In Chrome or Edge, choose ‘Work with Local Repository’, then the folder of this project, ${process.cwd()}.
  What you save is written to content/; http://localhost:${port} shows the site. To stop: Ctrl+C.
`);

const command = `react-router dev --port ${port} --strictPort --open ${editorPath}/`;
const server = spawn(command, { shell: true, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("close", (status) => (process.exitCode = status ?? 0));
