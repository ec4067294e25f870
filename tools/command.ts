import { parseArgs, type ParseArgsOptionDescriptor } from "node:util";
import { preferredLanguage } from "#model/language-choice.ts";
import { type Language, languages } from "#model/languages.ts";
import type { Both } from "#model/schema/field.ts";

/** Adds no-break spaces to French punctuation. */
function inLanguage(message: Both, lang: Language): string {
  return lang === "fr" ? message.fr.replace(/ (?=[:;?!»])/g, "\u00a0").replaceAll("« ", "«\u00a0") : message.en;
}

export function say(message: Both, lang: Language): void {
  console.log(inLanguage(message, lang));
}

/** Errors in the input, printed without a stack trace. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly reasons: readonly Both[];

  constructor(...reasons: Both[]) {
    super(reasons.map(({ en }) => en).join("\n"));
    this.reasons = reasons;
  }
}

export const contentHasErrors = () =>
  new Refusal({
    fr: "Le contenu contient des erreurs. Corrigez-les d’abord : npm run content -- check",
    en: "The content has errors. Correct them first: npm run content -- check",
  });

class Help extends Refusal {}

/**
 * Runs a command in the language of the computer, or of --lang; a refusal is printed as a message, other errors with
 * their stack.
 */
export async function runCommand(command: (lang: Language) => void | Promise<void>): Promise<void> {
  const usual = preferredLanguage(Intl.DateTimeFormat().resolvedOptions().locale);
  const [, named = usual] = /--lang[= ](\S*)/.exec(process.argv.join(" ")) ?? [];
  const lang = languages.find((each) => each === named);
  try {
    if (!lang) throw new Refusal({ fr: "--lang s’écrit fr ou en.", en: "Write --lang fr or --lang en." });
    await command(lang);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = describeRefusal(error, lang ?? usual);
    if (error instanceof Help) return console.log(text);
    console.error(text);
    process.exitCode = 1;
  }
}

const shown = 25;

function describeRefusal({ reasons }: Refusal, lang: Language): string {
  const more = reasons.length - shown;
  const rest = { fr: `… et ${more} autres erreurs.`, en: `… and ${more} more errors.` };
  return [...reasons.slice(0, shown).map((reason) => inLanguage(reason, lang)), ...(more > 0 ? [rest[lang]] : [])].join(
    "\n",
  );
}

type Part = Both & { run: () => Promise<unknown> };

/** Runs the command that the first word names, e.g. `npm run content -- check`. */
export async function runPart(parts: Record<string, Part>): Promise<void> {
  const [, , name = "--help"] = process.argv;
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part) {
    process.argv.splice(2, 1);
    await part.run();
    return;
  }
  await runCommand(() => {
    if (name === "--help") throw new Help({ fr: linesOf(parts, "fr"), en: linesOf(parts, "en") });
    existing([name], Object.keys(parts));
  });
}

/** Options with their descriptions; `as` is an example of a value. */
type Options = Record<string, ParseArgsOptionDescriptor & Both & { as?: string }>;

/** The options and words that were typed; an unknown option is refused with a list of the known ones. */
export function readOptions<const Known extends Options>(known: Known) {
  const lang = {
    type: "string",
    as: "fr|en",
    fr: "la langue des messages",
    en: "the language of the messages",
  } as const;
  const options = { ...known, lang };
  const named = Object.entries(options).map(([name, { as = "", ...words }]) => [`--${name} ${as}`.trim(), words]);
  const list = { fr: linesOf(Object.fromEntries(named), "fr"), en: linesOf(Object.fromEntries(named), "en") };
  if (process.argv.includes("--help")) throw new Help(list);
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [reason = ""] = String(error)
      .replace(/^.*?: /, "")
      .split(". ");
    const [option = ""] = /-[\w-]+/.exec(reason) ?? [];
    throw new Refusal({ fr: `Option inconnue ou sans sa valeur : ${option}`, en: reason }, list);
  }
}

/** Names, each with what it does. */
function linesOf(all: Record<string, Both>, lang: Language): string {
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  return Object.entries(all)
    .map(([name, words]) => `  ${name.padEnd(width)}  ${words[lang]}`)
    .join("\n");
}

/** Refuses names that do not exist. */
export function existing<Name extends string>(names: readonly string[], all: readonly Name[]): Name[] {
  return names.map((name) => {
    const found = all.find((each) => each === name);
    if (found !== undefined) return found;
    throw new Refusal({
      fr: `Il n’y a pas de « ${name} ». Choisissez parmi : ${all.join(", ")}.`,
      en: `There is no “${name}”. Choose from: ${all.join(", ")}.`,
    });
  });
}
