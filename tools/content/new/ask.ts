import { on } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { languageNamed, Refusal, runCommand, inLanguage, type Message } from "../messages.ts";

/** One thing to know: asked at a keyboard, given as a flag elsewhere. */
export interface Question {
  text: Message;
  /** Taken when nobody answers. */
  usual?: string;
  /** What is wrong with an answer. */
  wrong?: (answer: string) => Message | undefined;
}

export type Answers<Flag extends string> = Record<Flag, string>;

export interface Request<Flag extends string> {
  questions: Record<Flag, Question>;
  values: Partial<Record<string, string>>;
  lang: Language;
}

/** Somebody who can be asked. */
export interface Keyboard {
  question: (text: string) => Promise<string>;
  say: (text: string) => void;
  close: () => void;
}

/** Every answer; what is missing or wrong is said at once when nobody is at the keyboard. */
export async function ask<Flag extends string>(
  { questions, values, lang }: Request<Flag>,
  keyboard = process.stdin.isTTY ? terminal : undefined,
): Promise<Answers<Flag>> {
  const flags = keysOf(questions);
  if (keyboard && flags.some((flag) => values[flag] === undefined && questions[flag].usual !== "")) {
    return askAtKeyboard({ questions, values, lang }, keyboard());
  }
  const faults: Message[] = [];
  const answers = flags.map((flag) => {
    const answer = (values[flag] ?? questions[flag].usual)?.trim();
    const fault = answer === undefined ? missing(questions[flag]) : wrongWith(questions[flag], answer);
    if (fault) faults.push({ fr: `--${flag} : ${fault.fr}`, en: `--${flag}: ${fault.en}` });
    return [flag, answer ?? ""] as const;
  });
  if (faults.length > 0) throw new Refusal(...faults);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every flag was given its answer above.
  return Object.fromEntries(answers) as Answers<Flag>;
}

/** What is typed ahead waits its turn; Ctrl+C and Ctrl+D end the command in a sentence. */
function terminal(): Keyboard {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = on(lines, "line", { close: ["close"] });
  lines.on("SIGINT", () => lines.close());
  const question = async (text: string) => {
    lines.setPrompt(text);
    lines.prompt();
    const { value, done }: IteratorResult<unknown> = await typed.next();
    if (done || !Array.isArray(value))
      throw new Refusal({ fr: "\nArrêté\u00a0: rien n’a été écrit.", en: "\nStopped: nothing was written." });
    return String(value[0]);
  };
  return { question, say: console.log, close: () => lines.close() };
}

async function askAtKeyboard<Flag extends string>(
  { questions, values, lang }: Request<Flag>,
  keyboard: Keyboard,
): Promise<Answers<Flag>> {
  const answers: Partial<Answers<Flag>> = {};
  try {
    for (const flag of keysOf(questions)) {
      const question = questions[flag];
      let answer = values[flag];
      while (answer === undefined || wrongWith(question, answer)) {
        const fault = answer === undefined ? undefined : wrongWith(question, answer);
        if (fault) keyboard.say(inLanguage(fault, lang));
        const usual = question.usual ? ` [${question.usual}]` : "";
        answer =
          (await keyboard.question(`${inLanguage(question.text, lang)}${usual} `)).trim() || (question.usual ?? "");
      }
      answers[flag] = answer;
    }
  } finally {
    keyboard.close();
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every flag was given its answer above.
  return answers as Answers<Flag>;
}

function wrongWith({ wrong, usual }: Question, answer: string): Message | undefined {
  if (answer === "" && usual !== "") return { fr: "Il faut une réponse.", en: "An answer is needed." };
  return answer === "" ? undefined : wrong?.(answer);
}

function missing({ text }: Question): Message {
  return { fr: `à donner (${text.fr})`, en: `to be given (${text.en})` };
}

/** Runs a command that makes something new: `flags` beside --dir and --lang are its questions. */
export async function newCommand<Flag extends string>(
  flags: readonly Flag[],
  make: (values: Partial<Record<Flag, string>>, about: { dir: string; lang: Language }) => Promise<void>,
): Promise<void> {
  await runCommand(async () => {
    const options = Object.fromEntries([...flags, "dir", "lang"].map((flag) => [flag, { type: "string" }] as const));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parseArgs does not follow names that are computed.
    const values = parseArgs({ options, args: joinNegatives(process.argv.slice(2)) }).values as Partial<
      Record<Flag | "dir" | "lang", string>
    >;
    const { dir = contentFolder(), lang } = values;
    await make(values, { dir, lang: languageNamed(lang) });
  });
}

/** `--lng -0.58` means what it says. */
function joinNegatives(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? "";
    const isValue = /^-[\d.,]/.test(word) && /^--[^=]+$/.test(last);
    if (isValue) joined.splice(-1, 1, `${last}=${word}`);
    else joined.push(word);
  }
  return joined;
}
