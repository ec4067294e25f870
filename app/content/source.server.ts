export { currentContent as content } from "#check/load.ts";
