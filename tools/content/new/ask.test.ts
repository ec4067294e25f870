import { expect, test } from "vitest";
import { ask, type Keyboard } from "./ask.ts";
import { aYear } from "./wanted.ts";

const questions = {
  year: { text: { fr: "Quelle année ?", en: "Which year?" }, usual: "2027", wrong: aYear },
  president: { text: { fr: "Qui préside ?", en: "Who presides?" } },
  note: { text: { fr: "Une remarque ?", en: "A note?" }, usual: "" },
};

/** Somebody who gives these answers, one after the other. */
function somebody(answers: string[]) {
  const heard: string[] = [];
  const keyboard: Keyboard = {
    question: (text) => {
      heard.push(text.trim().replaceAll(/\s/g, " "));
      return Promise.resolve(answers.shift() ?? "");
    },
    say: (text) => heard.push(text),
    close: () => heard.push("closed"),
  };
  return { heard, keyboard: () => keyboard };
}

test("each thing is asked in turn; an empty answer takes the usual one", async () => {
  const { heard, keyboard } = somebody(["", "Ana Ruiz (f)", ""]);
  expect(await ask({ questions, values: {}, lang: "fr" }, keyboard)).toEqual({
    year: "2027",
    president: "Ana Ruiz (f)",
    note: "",
  });
  expect(heard).toEqual(["Quelle année ? [2027]", "Qui préside ?", "Une remarque ?", "closed"]);
});

test("a wrong or missing answer is explained and asked again", async () => {
  const { heard, keyboard } = somebody(["next", "2028", "", "Ana Ruiz", "new"]);
  expect(await ask({ questions, values: {}, lang: "en" }, keyboard)).toEqual({
    year: "2028",
    president: "Ana Ruiz",
    note: "new",
  });
  expect(heard.filter((line) => !line.endsWith("?") && !line.includes("["))).toEqual([
    "a year, e.g. 2027.",
    "An answer is needed.",
    "closed",
  ]);
});

test("what was given as a flag is not asked, unless it is wrong", async () => {
  const { heard, keyboard } = somebody(["2029", "Ana Ruiz"]);
  expect(await ask({ questions, values: { year: "soon", note: "" }, lang: "en" }, keyboard)).toEqual({
    year: "2029",
    president: "Ana Ruiz",
    note: "",
  });
  expect(heard).toEqual(["a year, e.g. 2027.", "Which year? [2027]", "Who presides?", "closed"]);
});

test("somebody who leaves is told that nothing was written", async () => {
  const keyboard = { ...somebody([]).keyboard(), question: () => Promise.reject(new Error("left")) };
  await expect(ask({ questions, values: {}, lang: "en" }, () => keyboard)).rejects.toThrow("left");
});
