import { parseArgs, type ParseArgsOptionDescriptor } from "node:util";
import { type Language, languages } from "#model/languages.ts";
import { describeRefusal, type Message, Refusal } from "./content/messages.ts";

/** Options with their descriptions; `as` is an example of a value. */
export type Options = Record<string, ParseArgsOptionDescriptor & Message & { as?: string }>;

class Help extends Refusal {}

/** Runs a command; a refusal is printed as a message, other errors with their stack. */
export async function runCommand(command: (lang: Language) => void | Promise<void>, usual: Language = "fr") {
  const [, named = process.argv.includes("--help") ? "fr" : usual] =
    /--lang[= ](\S*)/.exec(process.argv.join(" ")) ?? [];
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

/** Runs the command that the first word names, e.g. `npm run content -- check`. */
export async function runPart(parts: Record<string, () => Promise<unknown>>): Promise<void> {
  const [, , name = ""] = process.argv;
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  process.argv.splice(2, 1);
  if (part) await part();
  else await runCommand(() => void existing([name], Object.keys(parts)));
}

/** The options and words that were typed; an unknown option is refused with a list of the known ones. */
export function readOptions<const Known extends Options>(known: Known) {
  const lang = {
    type: "string",
    as: "fr|en",
    fr: "la langue des messages",
    en: "the language of the messages",
  } as const;
  const options = { ...known, lang };
  const list = { fr: listOf(options, "fr"), en: listOf(options, "en") };
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

function listOf(options: Options, lang: Language): string {
  const lines = Object.entries(options).map(
    ([name, { as = "", ...text }]) => [`--${name} ${as}`.trim(), text[lang]] as const,
  );
  const width = Math.max(...lines.map(([option]) => option.length));
  return lines.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`).join("\n");
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
