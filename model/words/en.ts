import type { Messages } from "../translate.ts";
import { enPages } from "./en-pages.ts";
import { enShared } from "./en-shared.ts";

/** The words of the interface in English. What the association says is in content/. */
export const en: Messages = { ...enShared, ...enPages };
