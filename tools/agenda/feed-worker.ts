import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "../content/messages.ts";
import { broken } from "./parse-feed.ts";
import { readFeed } from "./read-feed.ts";
import type { FeedAnswer, FeedTask } from "./read-feed-within.ts";

function answer({ text, now }: FeedTask): FeedAnswer {
  try {
    return { reading: readFeed(text, now) };
  } catch (error) {
    return { reasons: (error instanceof Refusal ? error : broken(error)).reasons };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window.
parentPort!.postMessage(answer(workerData));
