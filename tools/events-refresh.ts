import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { refreshAgenda } from "./agenda/refresh.ts";
import { languageNamed, runCommand } from "./content/messages.ts";

/** Exit code when the calendar cannot be read and the last snapshot remains. */
const snapshotKept = 2;

/** `npm run events` writes the upcoming events of the public calendar to content/events/. */
await runCommand(
  async () => {
    const { values } = parseArgs({
      options: {
        dir: { type: "string", default: contentFolder() },
        feed: { type: "string" },
        format: { type: "string", default: "text" },
        lang: { type: "string" },
      },
    });
    const { dir, feed, format } = values;
    const warn = (line: string) => console.error(format === "github" ? `::warning title=Agenda::${line}` : line);
    const isRight = await refreshAgenda({ dir, feed, lang: languageNamed(values.lang) }, { say: console.log, warn });
    if (!isRight) process.exitCode = snapshotKept;
  },
  {
    fr: `npm run events   relit l’agenda public dans content/events/agenda.yaml
  --feed adresse  un autre agenda que celui de site.yaml
  --lang en       parle anglais`,
    en: `npm run events   reads the public calendar into content/events/agenda.yaml
  --feed address  a calendar other than that of site.yaml
  --lang en       prints English`,
  },
);
