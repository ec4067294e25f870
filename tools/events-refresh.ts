import { contentFolder } from "#check/folders.ts";
import { refreshAgenda } from "./agenda/refresh.ts";
import { readOptions, runCommand } from "./command.ts";

/** Exit code when the calendar cannot be read and the last snapshot remains. */
const snapshotKept = 2;

/** `npm run events` writes the upcoming events of the public calendar to content/events/. */
await runCommand(async (lang) => {
  const { feed, format } = readOptions({
    feed: {
      type: "string",
      as: "https://…",
      fr: "un autre agenda que celui de site.yaml",
      en: "a calendar other than that of site.yaml",
    },
    format: { type: "string", as: "github", fr: "avertit dans un flux de travail", en: "warns in a workflow" },
  }).values;
  const warn = (line: string) => console.error(format === "github" ? `::warning title=Agenda::${line}` : line);
  const isRight = await refreshAgenda({ dir: contentFolder(), feed, lang }, { say: console.log, warn });
  if (!isRight) process.exitCode = snapshotKept;
});
