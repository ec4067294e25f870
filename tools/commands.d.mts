/** A command line, or sub-commands, each with its command line and what it does in French and English. */
export declare const commands: Record<string, string | Record<string, [line: string, french: string, english: string]>>;
