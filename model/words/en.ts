import { notFound } from "./not-found.ts";
import { pages } from "./pages.en.ts";
import { shell } from "./shell.en.ts";

export const en = { ...shell, ...pages, notFound: notFound.en };
