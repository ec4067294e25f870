import { languages } from "#model/languages.ts";
import { moved } from "#model/words/error-pages.ts";
import { languageOfPath } from "../policy/paths.ts";

/** The page at an old URL where the host cannot redirect: a refresh and a link. */
export function movedPage(target: string): string {
  const language = languageOfPath(target);
  const sentence = language ? moved[language] : languages.map((lang) => moved[lang]).join(" – ");
  return `<!doctype html>
<html lang="${language ?? "fr"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
<title>${sentence}</title>
</head>
<body><p>${sentence} <a href="${target}">${target}</a></p></body>
</html>
`;
}
