import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { fetchFeed } from "./agenda/fetch-feed.ts";
import { readFeedWithin } from "./agenda/read-feed-within.ts";
import { isCurrent, snapshotFile, snapshotText } from "./agenda/snapshot.ts";
import { ContentEdit } from "./content/content-edit.ts";
import { languageNamed, Refusal, runCommand, speak, type Spoken } from "./content/spoken.ts";

/** The snapshot stays as it is: nothing is wrong with the site, but somebody may want to look at the calendar. */
const snapshotKept = 2;

/** `npm run events:refresh` reads the public calendar and keeps what is to come in content/events/. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: contentFolder() },
      feed: { type: "string" },
      format: { type: "string", default: "text" },
      lang: { type: "string" },
    },
  });
  const lang = languageNamed(values.lang);
  const say = (spoken: Spoken) => console.log(speak(spoken, lang));
  const warn = (spoken: Spoken) => {
    const line = speak(spoken, lang).replaceAll("\n", " ");
    console.error(values.format === "github" ? `::warning title=Agenda::${line}` : line);
  };
  const edit = new ContentEdit(values.dir);
  const content = edit.content();
  const feed = values.feed ?? content.site.links.calendarFeed;
  if (feed === undefined)
    return say({
      fr: "site.yaml ne nomme pas de calendrier (links.calendarFeed) : rien à lire.",
      en: "site.yaml names no calendar (links.calendarFeed): nothing to read.",
    });
  try {
    const now = new Date();
    const { events, unread } = await readFeedWithin(await fetchFeed(feed), now);
    if (unread > 0)
      warn({
        fr: `Événements illisibles, laissés de côté : ${unread}.`,
        en: `Events left out, unreadable: ${unread}.`,
      });
    if (isCurrent(content, events, now))
      return say({ fr: "L’agenda est à jour : rien n’a changé.", en: "The agenda is up to date: nothing changed." });
    edit.set(snapshotFile, snapshotText(events, now));
    edit.write();
    say({
      fr: `Événements à venir : ${events.length}, écrits dans ${values.dir}/${snapshotFile}.`,
      en: `Events to come: ${events.length}, written to ${values.dir}/${snapshotFile}.`,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.exitCode = snapshotKept;
    const [reason = { fr: "", en: "" }] = error.reasons;
    warn({ fr: `L’agenda reste tel quel : ${reason.fr}`, en: `The agenda stays as it is: ${reason.en}` });
  }
});
