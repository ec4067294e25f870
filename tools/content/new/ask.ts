import * as clack from "@clack/prompts";
import { contentFolder } from "#check/folders.ts";
import { closest, plain } from "#check/read/suggest.ts";
import type { Content } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { isoDate } from "#model/schema/fields.ts";
import { type Options, readOptions, runCommand } from "../../command.ts";
import { ContentEdit } from "../content-edit.ts";
import { inLanguage, type Message, Refusal, say } from "../messages.ts";

/** Asked in a terminal, or given as an option of that name. */
export interface Question {
  text: Message;
  /** The default; an empty one makes the answer optional. */
  usual?: string;
  read?: ReadAnswer;
}

export interface Request<Name extends string> {
  questions: Record<Name, Question>;
  values: Partial<Record<string, string>>;
  lang: Language;
}

export type Prompts = Pick<typeof clack, "text" | "select">;

/** Without a terminal, all missing and wrong answers are reported at once. */
export async function ask<Name extends string>(
  { questions, values, lang }: Request<Name>,
  prompts: Prompts | undefined = process.stdin.isTTY ? clack : undefined,
): Promise<Record<Name, string>> {
  const names = keysOf(questions);
  if (prompts && names.some((name) => values[name] === undefined && questions[name].usual !== ""))
    return askAtKeyboard({ questions, values, lang }, prompts);
  const findings: Message[] = [];
  const answers = names.map((name) => {
    const { text, usual } = questions[name];
    const given = values[name] ?? usual;
    const missing = { fr: `à donner (${text.fr})`, en: `to be given (${text.en})` };
    const answer = given === undefined ? missing : readAnswer(questions[name], given);
    if (typeof answer === "string") return [name, answer] as const;
    findings.push({ fr: `--${name} : ${answer.fr}`, en: `--${name}: ${answer.en}` });
    return [name, ""] as const;
  });
  if (findings.length > 0) throw new Refusal(...findings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every question was given its answer above.
  return Object.fromEntries(answers) as Record<Name, string>;
}

/** Asks each question, then shows all answers and lets the user change them. */
async function askAtKeyboard<Name extends string>(
  { questions, values, lang }: Request<Name>,
  { text, select }: Prompts,
): Promise<Record<Name, string>> {
  const answers: Partial<Record<Name, string>> = {};
  const askOne = async (name: Name) => {
    const question = questions[name];
    const usual = answers[name] ?? question.usual ?? "";
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
    if (typeof answer === "string") answers[name] = answer;
  };
  const names = keysOf(questions);
  for (const name of names) {
    const given = values[name] === undefined ? undefined : readAnswer(questions[name], values[name]);
    if (typeof given === "string") answers[name] = given;
    else await askOne(name);
  }
  const everything = { fr: "Tout est juste ?", en: "Is everything right?" };
  const yes = { value: "", label: inLanguage({ fr: "Oui, écrire", en: "Yes, write it" }, lang) };
  for (;;) {
    const options = names.map((name) => ({
      value: name,
      label: `${inLanguage(questions[name].text, lang)} ${answers[name] || "–"}`,
    }));
    const choice = stopped(await select<string>({ message: inLanguage(everything, lang), options: [yes, ...options] }));
    const again = names.find((name) => name === choice);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every question was given its answer above.
    if (again === undefined) return answers as Record<Name, string>;
    await askOne(again);
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

/** Asks questions about the content, makes a change with the answers, and prints the next steps. */
export async function newCommand<Name extends string>(
  questionsAbout: (content: Content) => Record<Name, Question>,
  make: (edit: ContentEdit, answers: Record<Name, string>) => Message[],
): Promise<void> {
  await runCommand(async (lang) => {
    const edit = new ContentEdit(contentFolder());
    const questions = questionsAbout(edit.content());
    const options = keysOf(questions).map((name) => {
      const { text, usual } = questions[name];
      return [name, { type: "string", ...(usual && { as: `[${usual}]` }), ...text }] as const;
    });
    const { values } = readOptions<Options>(Object.fromEntries(options));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all these options are texts.
    const answers = await ask({ questions, values: values as Partial<Record<string, string>>, lang });
    const next = make(edit, answers);
    edit.fixTypography();
    const written = edit.write();
    say({ fr: "Écrit :", en: "Written:" }, lang);
    for (const path of written) console.log(`  ${edit.folder}/${path}`);
    say({ fr: "\nEt maintenant :", en: "\nNext steps:" }, lang);
    for (const [index, step] of next.entries()) console.log(`  ${index + 1}. ${inLanguage(step, lang)}`);
  });
}

/** Returns the value for the content file, or an error message. */
type ReadAnswer = (answer: string) => string | Message;

/** Accepts 2026-11-16, 16/11/2026, 16.11.2026 and 16-11-2026. */
export const aDay: ReadAnswer = (answer) => {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(answer) ?? [];
  const written = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : answer;
  if (isoDate.safeParse(written).success) return written;
  return { fr: "un jour, par exemple 09/10/2027.", en: "a day, e.g. 2027-10-09." };
};

export const aYear: ReadAnswer = (answer) =>
  /^20\d\d$/.test(answer) ? answer : { fr: "une année, par exemple 2027.", en: "a year, e.g. 2027." };

/** Accepts a decimal comma or point. */
export function aNumber(least: number, most: number): ReadAnswer {
  return (answer) => {
    const number = Number(answer.replace(",", ".").replace(/\s*°$/, ""));
    if (number >= least && number <= most) return String(number);
    return { fr: `un nombre entre ${least} et ${most}.`, en: `a number between ${least} and ${most}.` };
  };
}

/** Finds an entry by its key or one of its names. */
export function oneOf(known: Readonly<Record<string, readonly string[]>>): ReadAnswer {
  return (answer) => {
    const wanted = plain(answer);
    const found = Object.entries(known).find(([key, names]) => [key, ...names].some((each) => plain(each) === wanted));
    if (found) return found[0];
    const names = Object.values(known).flatMap(([first = ""]) => first);
    const near = closest(answer, [...Object.values(known).flat(), ...Object.keys(known)]);
    return {
      fr: `l’un de ${names.join(", ")}.${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
      en: `one of ${names.join(", ")}.${near ? ` Did you mean “${near}”?` : ""}`,
    };
  };
}

/** “(f)” after the name selects the feminine form. */
export function personNamed(answer: string): { name: string; feminine?: true } {
  const name = answer.replace(/\s*\(f\)\s*$/i, "");
  return name === answer ? { name } : { name, feminine: true };
}
