type Command = [line: string, french: string, english: string];

export declare const commands: Record<string, Command | Record<string, Command>>;
