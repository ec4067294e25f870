import type { Language } from "#model/languages.ts";
import { ContentEdit } from "../content/content-edit.ts";
import { Refusal, inLanguage, type Message } from "../content/messages.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { readFeed } from "./read-feed.ts";
import { isCurrent, snapshotFile, snapshotText, withTranslations } from "./snapshot.ts";

type Wanted = { dir: string; feed: string | undefined; lang: Language };
type Output = { say: (line: string) => void; warn: (line: string) => void };

/** Writes the upcoming events of the public calendar to content/events/; false if the calendar could not be read. */
export async function refreshAgenda({ dir, feed, lang }: Wanted, output: Output): Promise<boolean> {
  const say = (message: Message) => output.say(inLanguage(message, lang));
  const warn = (message: Message) => output.warn(inLanguage(message, lang).replaceAll("\n", " "));
  const edit = new ContentEdit(dir);
  const content = edit.content();
  const address = feed ?? content.site.links.calendarFeed;
  if (address === undefined) {
    say({
      fr: "site.yaml ne nomme pas de calendrier (links.calendarFeed) : rien à lire.",
      en: "site.yaml names no calendar (links.calendarFeed): nothing to read.",
    });
    return true;
  }
  try {
    const now = new Date();
    const { events: read, unread } = readFeed(await fetchFeed(address), now);
    const events = withTranslations(content, read);
    if (unread > 0)
      warn({
        fr: `Événements illisibles, laissés de côté : ${unread}.`,
        en: `Events left out, unreadable: ${unread}.`,
      });
    if (isCurrent(content, events, now)) {
      say({ fr: "L’agenda est à jour : rien n’a changé.", en: "The agenda is up to date: nothing changed." });
      return true;
    }
    edit.set(snapshotFile, snapshotText(events, now));
    edit.write();
    say({
      fr: `Événements à venir : ${events.length}, écrits dans ${dir}/${snapshotFile}.`,
      en: `Events to come: ${events.length}, written to ${dir}/${snapshotFile}.`,
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [reason = { fr: "", en: "" }] = error.reasons;
    warn({ fr: `L’agenda reste tel quel : ${reason.fr}`, en: `The agenda stays as it is: ${reason.en}` });
    return false;
  }
}
