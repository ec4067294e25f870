import fs from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { vi } from "vitest";

const host = "site.example";

/** The grade Mozilla's Observatory gives to a page sent over https with these headers, the page itself included. */
export function grade(headers: Record<string, string>, html: string) {
  // The list of preloaded domains would be fetched from the internet; ours is not on it.
  const list = vi.spyOn(fs, "readFileSync").mockReturnValue("{}");
  const results = ALL_TESTS.map((rule) => rule(answered(headers, html)).result ?? "");
  list.mockRestore();
  const modifiers = results.map((result) => getScoreModifier(result));
  const plain = add(modifiers.filter((modifier) => modifier < 0));
  const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? add(modifiers) : plain;
  return { ...getGradeForScore(score), results };
}

function add(modifiers: number[]): number {
  return modifiers.reduce((total, modifier) => total + modifier, 100);
}

function answered(headers: Record<string, string>, html: string): Requests {
  const requests = new Requests(host);
  const response = { headers, status: 200, verified: true, httpEquiv: new Map<string, string[]>(), request: {} };
  Object.assign(requests.responses, { auto: response, https: response, cors: response });
  Object.assign(requests, { session: { url: new URL(`https://${host}/`) } });
  requests.resources.path = html;
  return requests;
}
