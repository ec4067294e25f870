import { useState } from "react";
import type { Session } from "./sessions.server.ts";

/** The sessions that have not ended by the visitor's clock. */
export function useUpcoming(sessions: Session[]): Session[] {
  const [now] = useState(() => Date.now());
  return sessions.filter(({ ends }) => ends > now);
}
