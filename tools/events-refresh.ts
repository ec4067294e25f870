import { contentFolder } from "#check/folders.ts";
import { fetchFeed } from "./agenda/fetch-feed.ts";
import { readFeed } from "./agenda/read-feed.ts";
import { isCurrent, snapshotFile, snapshotText, withTranslations } from "./agenda/snapshot.ts";
import { readOptions, runCommand } from "./command.ts";
import { ContentEdit } from "./content/content-edit.ts";
import { inLanguage, type Message, Refusal, say } from "./content/messages.ts";

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
  const warn = (message: Message) => {
    const line = inLanguage(message, lang).replaceAll("\n", " ");
    console.error(format === "github" ? `::warning title=Agenda::${line}` : line);
  };
  const edit = new ContentEdit(contentFolder());
  const content = edit.content();
  const address = feed ?? content.site.links.calendarFeed;
  const none = {
    fr: "site.yaml ne nomme pas de calendrier (links.calendarFeed) : rien à lire.",
    en: "site.yaml names no calendar (links.calendarFeed): nothing to read.",
  };
  if (address === undefined) return say(none, lang);
  try {
    const now = new Date();
    const { events: read, unread } = readFeed(await fetchFeed(address), now);
    const events = withTranslations(content, read);
    if (unread > 0)
      warn({
        fr: `Événements illisibles, laissés de côté : ${unread}.`,
        en: `Events left out, unreadable: ${unread}.`,
      });
    if (isCurrent(content, events, now))
      return say(
        { fr: "L’agenda est à jour : rien n’a changé.", en: "The agenda is up to date: nothing changed." },
        lang,
      );
    edit.set(snapshotFile, snapshotText(events, now));
    edit.write();
    const written = `${edit.folder}/${snapshotFile}`;
    say(
      {
        fr: `Événements à venir : ${events.length}, écrits dans ${written}.`,
        en: `Events to come: ${events.length}, written to ${written}.`,
      },
      lang,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [reason = { fr: "", en: "" }] = error.reasons;
    warn({ fr: `L’agenda reste tel quel : ${reason.fr}`, en: `The agenda stays as it is: ${reason.en}` });
    process.exitCode = snapshotKept;
  }
});
