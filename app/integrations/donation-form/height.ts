const largest = 4000;
const absurd = 20_000;

/** The requested height, limited; undefined for any other message. */
export function heightIn(message: unknown): number | undefined {
  if (typeof message !== "object" || message === null || !("height" in message)) return undefined;
  const { height } = message;
  if (typeof height !== "number" || !(height > 0 && height <= absurd)) return undefined;
  return Math.min(Math.ceil(height), largest);
}
