import { Refusal } from "../content/messages.ts";

const mostMegabytes = 10;

export async function fetchFeed(address: string, timeout = 20_000): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, { signal, headers: { accept: "text/calendar" } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal({
        fr: `le calendrier répond par l’erreur ${response.status}.`,
        en: `the calendar answers with error ${response.status}.`,
      });
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? tooSlow(timeout) : unreachable(error);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostMegabytes * 1_000_000)
      throw new Refusal({
        fr: `le calendrier pèse plus de ${mostMegabytes} Mo.`,
        en: `the calendar is larger than ${mostMegabytes} MB.`,
      });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooSlow(timeout: number): Refusal {
  return new Refusal({
    fr: `le calendrier n’a pas répondu en ${timeout / 1000} secondes.`,
    en: `the calendar did not answer within ${timeout / 1000} seconds.`,
  });
}

function unreachable(error: unknown): Refusal {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new Refusal({
    fr: `le calendrier est injoignable (${cause}).`,
    en: `the calendar cannot be reached (${cause}).`,
  });
}
