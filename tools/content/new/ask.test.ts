import { expect, test } from "vitest";
import { aDay, aNumber, ask, oneOf, type Prompts, type Question } from "./ask.ts";

const questions: Record<"city" | "date" | "postcode", Question> = {
  city: { text: { fr: "Ville ?", en: "City?" } },
  date: { text: { fr: "Jour ?", en: "Day?" }, read: aDay },
  postcode: { text: { fr: "Code postal ?", en: "Postcode?" }, usual: "" },
};

/** Simulates a user who types these answers and then chooses these lines. */
function keyboard(typed: string[], chosen: string[]): { prompts: Prompts; refused: unknown[] } {
  const refused: unknown[] = [];
  const text: Prompts["text"] = async ({ validate }) => {
    for (;;) {
      const answer = typed.shift();
      if (answer === undefined) return Symbol("clack:cancel") as never;
      const finding = typeof validate === "function" ? validate(answer) : undefined;
      if (!finding) return answer;
      refused.push(finding);
    }
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the choices are those of the test.
  const select = (async () => chosen.shift() ?? "") as unknown as Prompts["select"];
  return { prompts: { text, select }, refused };
}

test("wrong answers are asked again, and any answer can be changed at the end", async () => {
  const { prompts, refused } = keyboard(["", "Lyon", "demain", "16/11/2026", "", "Nantes"], ["city", ""]);
  expect(await ask({ questions, values: {}, lang: "fr" }, prompts)).toEqual({
    city: "Nantes",
    date: "2026-11-16",
    postcode: "",
  });
  expect(refused).toEqual(["Il faut une réponse.", "un jour, par exemple 09/10/2027."]);
});

test("cancelling prints a message", async () => {
  const { prompts } = keyboard(["Lyon"], []);
  await expect(ask({ questions, values: {}, lang: "en" }, prompts)).rejects.toThrow("Stopped: nothing was written.");
});

test("without a terminal all missing and wrong answers are reported", async () => {
  const asked = ask({ questions, values: { date: "30/02/2026" }, lang: "en" }, undefined);
  await expect(asked).rejects.toThrow("--city: to be given (City?)\n--date: a day, e.g. 2027-10-09.");
});

test("a day is read as people write it, and a country is found by key or name, in any case and without accents", () => {
  const country = oneOf({ france: ["France", "France"], "united-kingdom": ["Royaume-Uni", "United Kingdom"] });
  expect(["France", "royaume uni", "united-kingdom"].map(country)).toEqual([
    "france",
    "united-kingdom",
    "united-kingdom",
  ]);
  expect(country("Frence")).toMatchObject({ en: expect.stringContaining("Did you mean “France”?") });
  expect(aNumber(-90, 90)("45,7")).toBe("45.7");
  expect(["16/11/2026", "6.1.2027", "2027-10-09"].map(aDay)).toEqual(["2026-11-16", "2027-01-06", "2027-10-09"]);
});
