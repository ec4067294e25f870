import { pages } from "./pages.en.ts";
import { shell } from "./shell.en.ts";

/** The words of the interface in English, all of them. What the association says is in content/. */
export const en = { ...shell, ...pages };
