import * as clack from "@clack/prompts";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { inLanguage, languageNamed, type Message, Refusal, runCommand } from "../messages.ts";
import type { ReadAnswer } from "./read-answers.ts";

/** Asked in a terminal, or given as a flag. */
export interface Question {
  text: Message;
  /** The default; an empty one makes the answer optional. */
  usual?: string;
  read?: ReadAnswer;
}

export type Answers<Flag extends string> = Record<Flag, string>;

export interface Request<Flag extends string> {
  questions: Record<Flag, Question>;
  values: Partial<Record<string, string>>;
  lang: Language;
}

export type Prompts = Pick<typeof clack, "text" | "select">;

/** Without a terminal, all missing and wrong answers are reported at once. */
export async function ask<Flag extends string>(
  { questions, values, lang }: Request<Flag>,
  prompts: Prompts | undefined = process.stdin.isTTY ? clack : undefined,
): Promise<Answers<Flag>> {
  const flags = keysOf(questions);
  if (prompts && flags.some((flag) => values[flag] === undefined && questions[flag].usual !== ""))
    return askAtKeyboard({ questions, values, lang }, prompts);
  const findings: Message[] = [];
  const answers = flags.map((flag) => {
    const given = values[flag] ?? questions[flag].usual;
    const answer = given === undefined ? missing(questions[flag]) : readAnswer(questions[flag], given);
    if (typeof answer === "string") return [flag, answer] as const;
    findings.push({ fr: `--${flag} : ${answer.fr}`, en: `--${flag}: ${answer.en}` });
    return [flag, ""] as const;
  });
  if (findings.length > 0) throw new Refusal(...findings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every flag was given its answer above.
  return Object.fromEntries(answers) as Answers<Flag>;
}

/** Asks each question, then shows all answers and lets the user change them. */
async function askAtKeyboard<Flag extends string>(
  { questions, values, lang }: Request<Flag>,
  { text, select }: Prompts,
): Promise<Answers<Flag>> {
  const answers: Record<string, string> = {};
  const askOne = async (flag: Flag, before: string | undefined) => {
    const question = questions[flag];
    const usual = before ?? question.usual ?? "";
    const typed = stopped(
      await text({
        message: inLanguage(question.text, lang),
        ...(usual && { placeholder: usual, defaultValue: usual }),
        validate: (value) => {
          const answer = readAnswer(question, value || usual);
          return typeof answer === "string" ? undefined : inLanguage(answer, lang);
        },
      }),
    );
    const answer = readAnswer(question, typed || usual);
    if (typeof answer === "string") answers[flag] = answer;
  };
  const flags = keysOf(questions);
  for (const flag of flags) {
    const given = values[flag] === undefined ? undefined : readAnswer(questions[flag], values[flag]);
    if (typeof given === "string") answers[flag] = given;
    else await askOne(flag, undefined);
  }
  const everything = { fr: "Tout est juste ?", en: "Is everything right?" };
  const yes = { value: "", label: inLanguage({ fr: "Oui, écrire", en: "Yes, write it" }, lang) };
  for (;;) {
    const options = flags.map((flag) => ({
      value: flag,
      label: `${inLanguage(questions[flag].text, lang)} ${answers[flag] || "–"}`,
    }));
    const choice = stopped(await select<string>({ message: inLanguage(everything, lang), options: [yes, ...options] }));
    const again = flags.find((flag) => flag === choice);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every flag was given its answer above.
    if (again === undefined) return answers as Answers<Flag>;
    await askOne(again, answers[again]);
  }
}

function stopped(answer: string | symbol): string {
  if (typeof answer === "string") return answer;
  throw new Refusal({ fr: "Arrêté : rien n’a été écrit.", en: "Stopped: nothing was written." });
}

function readAnswer({ read, usual }: Question, typed: string): string | Message {
  const answer = typed.trim();
  if (answer === "" && usual !== "") return { fr: "Il faut une réponse.", en: "An answer is needed." };
  return answer === "" || !read ? answer : read(answer);
}

function missing({ text }: Question): Message {
  return { fr: `à donner (${text.fr})`, en: `to be given (${text.en})` };
}

function describeFlags(questions: Record<string, Question>, lang: Language): string {
  const width = Math.max(...Object.keys(questions).map(({ length }) => length));
  return Object.entries(questions)
    .map(
      ([flag, { text, usual }]) => `  --${flag.padEnd(width)}  ${inLanguage(text, lang)}${usual ? ` [${usual}]` : ""}`,
    )
    .join("\n");
}

interface About {
  dir: string;
  lang: Language;
  /** Undefined after `--help`. */
  asked: <Flag extends string>(questions: Record<Flag, Question>) => Promise<Answers<Flag> | undefined>;
}

/** Runs a command with these flags and --dir, --lang and --help. */
export async function newCommand(flags: readonly string[], make: (about: About) => Promise<void>): Promise<void> {
  await runCommand(async () => {
    const options = Object.fromEntries([...flags, "dir", "lang"].map((flag) => [flag, { type: "string" }] as const));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parseArgs cannot infer computed names.
    const { help, ...values } = parseArgs({
      options: { ...options, help: { type: "boolean" } },
      args: joinNegatives(process.argv.slice(2)),
    }).values as { help?: boolean } & Partial<Record<string, string>>;
    const { dir = contentFolder() } = values;
    const lang = languageNamed(values["lang"]);
    await make({
      dir,
      lang,
      asked: async (questions) => {
        if (!help) return ask({ questions, values, lang });
        console.log(describeFlags(questions, lang));
        return undefined;
      },
    });
  });
}

/** parseArgs takes the value in `--lng -0.58` for a flag. */
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
