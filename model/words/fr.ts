import { pages } from "./pages.fr.ts";
import { shell } from "./shell.fr.ts";

/** The words of the interface in French, all of them. What the association says is in content/. */
export const fr = { ...shell, ...pages };
