// Runs on the pages without a language: goes on in the visitor's, on hosts that cannot redirect.
import { chosenLanguage, preferredLanguage, prefixedTarget } from "#model/language-choice.ts";

location.replace(prefixedTarget(location, chosenLanguage(document.cookie) ?? preferredLanguage(navigator.language)));
