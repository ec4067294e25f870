import type { Content } from "./collections.ts";
import { endOfDay } from "./paris-time.ts";

export function isOver({ date }: Content["edition"], today: Date): boolean {
  return today.getTime() >= endOfDay(date);
}
