import { pages } from "./pages.fr.ts";
import { shell } from "./shell.fr.ts";

export const fr = { ...shell, ...pages };
