import { notFound } from "./not-found.ts";
import { pages } from "./pages.fr.ts";
import { shell } from "./shell.fr.ts";

export const fr = { ...shell, ...pages, notFound: notFound.fr };
