import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Refusal, type Message } from "../content/messages.ts";
import { broken } from "./parse-feed.ts";
import type { FeedReading } from "./read-feed.ts";

export type FeedTask = { text: string; now: Date };
export type FeedAnswer = { reading: FeedReading } | { reasons: readonly Message[] };

const usualPatience = 20_000;

/** Reads a calendar in a thread of its own: some rules keep their reader busy for ever. */
export async function readFeedWithin(text: string, now: Date, patience = usualPatience): Promise<FeedReading> {
  const workerData: FeedTask = { text, now };
  const worker = new Worker(new URL("./feed-worker.ts", import.meta.url), { workerData });
  const signal = AbortSignal.timeout(patience);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one message, typed where it is sent.
    const [answer] = (await once(worker, "message", { signal })) as [FeedAnswer];
    if ("reading" in answer) return answer.reading;
    throw new Refusal(...answer.reasons);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? tooLong(patience) : broken(error);
  } finally {
    await worker.terminate();
  }
}

function tooLong(patience: number): Refusal {
  return new Refusal({
    fr: `le calendrier n’a pas pu être lu en ${patience / 1000} secondes.`,
    en: `the calendar could not be read within ${patience / 1000} seconds.`,
  });
}
