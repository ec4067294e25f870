import { type Language, languages } from "#model/languages.ts";

export type Message = Record<Language, string>;

/** Adds no-break spaces to French punctuation. */
export function inLanguage(message: Message, lang: Language): string {
  return lang === "fr" ? message.fr.replace(/ (?=[:;?!»])/g, "\u00a0").replaceAll("« ", "«\u00a0") : message.en;
}

/** Errors in the input, printed without a stack trace. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly reasons: readonly Message[];

  constructor(...reasons: Message[]) {
    super(reasons.map(({ en }) => en).join("\n"));
    this.reasons = reasons;
  }
}

export const contentHasErrors = () =>
  new Refusal({
    fr: "Le contenu a des fautes. Corrigez-les d’abord : npm run content -- check --lang fr",
    en: "The content has errors. Fix them first: npm run content -- check",
  });

const shown = 25;

export function describeRefusal({ reasons }: Refusal, lang: Language): string {
  const more = reasons.length - shown;
  const rest = { fr: `… et ${more} autres fautes.`, en: `… and ${more} more errors.` };
  return [...reasons.slice(0, shown).map((reason) => inLanguage(reason, lang)), ...(more > 0 ? [rest[lang]] : [])].join(
    "\n",
  );
}

export function languageNamed(name: string | undefined): Language {
  const found = languages.find((lang) => lang === (name ?? "fr"));
  if (found) return found;
  throw new Refusal({ fr: "--lang s’écrit fr ou en.", en: "Write --lang fr or --lang en." });
}

/** Runs a command, or prints its help with `--help`; a refusal is printed as a message, other errors with their stack. */
export async function runCommand(command: () => void | Promise<void>, help?: Message): Promise<void> {
  const lang = /--lang[= ]en\b/.test(process.argv.join(" ")) ? "en" : "fr";
  if (help && process.argv.includes("--help")) return console.log(inLanguage(help, lang));
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Refusal) console.error(describeRefusal(error, lang));
    else if (isBadFlag(error))
      console.error(lang === "en" ? error.message : `Option mal écrite. Le détail, en anglais : ${error.message}`);
    else throw error;
  }
}

function isBadFlag(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
