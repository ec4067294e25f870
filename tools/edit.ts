import { spawn } from "node:child_process";
import { editorPath } from "#editor/build.ts";
import { runCommand, say } from "./command.ts";

/** `npm run edit` starts the site in development and opens its editor in the browser. */
await runCommand((lang) => {
  const port = process.env["PORT"] ?? "5173";
  const site = `http://localhost:${port}`;
  const lines = {
    fr: `
  Éditeur : ${site}${editorPath}/
  Dans Chrome ou Edge, choisissez « Travailler avec un dépôt local », puis le dossier de ce projet, ${process.cwd()}.
  Ce que vous enregistrez est écrit dans content/ ; ${site} montre le site. Pour arrêter : Ctrl+C.
`,
    en: `
  Editor: ${site}${editorPath}/
  In Chrome or Edge, choose ‘Work with Local Repository’, then the folder of this project, ${process.cwd()}.
  What you save is written to content/; ${site} shows the site. To stop: Ctrl+C.
`,
  };
  say(lines, lang);
  const command = `react-router dev --port ${port} --strictPort --open ${editorPath}/`;
  const server = spawn(command, { shell: true, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("close", (status) => (process.exitCode = status ?? 0));
});
