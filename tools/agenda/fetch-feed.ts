import { Refusal } from "../content/messages.ts";

export type FeedLimits = { patience: number; bytes: number };

const usual: FeedLimits = { patience: 20_000, bytes: 10_000_000 };

/** The text of a calendar, or a refusal that says in one sentence why there is none. */
export async function fetchFeed(address: string, limits: FeedLimits = usual): Promise<string> {
  const signal = AbortSignal.timeout(limits.patience);
  try {
    const response = await fetch(address, { signal, headers: { accept: "text/calendar" } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal({
        fr: `le calendrier répond par l’erreur ${response.status}.`,
        en: `the calendar answers with error ${response.status}.`,
      });
    }
    return await readText(response, limits.bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? tooSlow(limits.patience) : unreachable(error);
  }
}

async function readText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most)
      throw new Refusal({
        fr: `le calendrier pèse plus de ${most / 1_000_000} Mo.`,
        en: `the calendar is larger than ${most / 1_000_000} MB.`,
      });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooSlow(patience: number): Refusal {
  return new Refusal({
    fr: `le calendrier n’a pas répondu en ${patience / 1000} secondes.`,
    en: `the calendar did not answer within ${patience / 1000} seconds.`,
  });
}

function unreachable(error: unknown): Refusal {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new Refusal({
    fr: `le calendrier est injoignable (${cause}).`,
    en: `the calendar cannot be reached (${cause}).`,
  });
}
