import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFiles, readFolder } from "#check/check.ts";
import { canonicalText } from "#check/fix/canonical-form.ts";
import { contentFolder } from "#check/folders.ts";
import { jsonSchema } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { fetchFeed, readFeed } from "./agenda.ts";
import { contentHasErrors, readOptions, Refusal, runCommand, say } from "./command.ts";

/** `npm run events` writes the coming events of the public calendar to content/events/; a failure leaves the file. */
await runCommand(async (lang) => {
  const { feed } = readOptions({
    feed: {
      type: "string",
      as: "https://…",
      fr: "un autre agenda que celui de site.yaml",
      en: "a calendar other than that of site.yaml",
    },
  }).values;
  const [path, schema] = collections.agenda;
  const folder = contentFolder();
  const files = readFolder(folder);
  const today = new Date();
  const { content } = checkFiles(files, today);
  if (!content) throw contentHasErrors();
  const address = feed ?? content.site.links.calendarFeed;
  if (address === undefined)
    return say(
      {
        fr: "site.yaml ne nomme pas de calendrier (links.calendarFeed) : rien à lire.",
        en: "site.yaml names no calendar (links.calendarFeed): nothing to read.",
      },
      lang,
    );
  const found = await fetchFeed(address)
    .then((text) => readFeed(text, today))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal({
        fr: `L’agenda n’a pas pu être lu, la liste reste comme elle était : ${reason}`,
        en: `The calendar could not be read, so the list stays as it was: ${reason}`,
      });
    });
  const earlier = new Map(content.agenda.events.map((event) => [event.id, event]));
  const events = found.map(({ tags, cancelled, ...event }) => {
    const { note, noteTranslated } = earlier.get(event.id) ?? {};
    return {
      ...event,
      ...(tags.length > 0 && { tags }),
      ...(cancelled && { cancelled }),
      // Somebody may have translated it.
      ...(noteTranslated !== undefined && note === event.note && { noteTranslated }),
    };
  });
  const write = (read = today.toISOString().slice(0, 10)) => canonicalText(jsonSchema(schema), { read, events });
  const done = { fr: `Événements à venir : ${events.length}.`, en: `Events to come: ${events.length}.` };
  // A new date alone would be a commit every night.
  if (files.has(path) && readFileSync(join(folder, path), "utf8") === write(content.agenda.read))
    return say(done, lang);
  const { findings } = checkFiles(new Map([...files, [path, Buffer.from(write())]]), today);
  if (findings.length > 0) throw new Refusal(...findings.map(({ text }) => text));
  writeFileSync(join(folder, path), write());
  say(done, lang);
});
