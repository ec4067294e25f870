import type { Language } from "#model/languages.ts";
import { files as siteFiles } from "#model/files.ts";
import { fileFinding, sortFindings, type Finding } from "../finding.ts";
import { catalogues } from "../messages/catalogue.ts";
import { entries, readTree, type Files, type Rule, type Tree } from "../read/tree.ts";
import {
  confirmedAddresses,
  consentToPhotographs,
  decisionsTaken,
  directorInOffice,
  noPlaceholder,
  noReservedDomain,
  noSample,
  realPhones,
} from "./launch-rules.ts";

/** Decisions about the whole site come before values to replace. */
const decisions: readonly Rule[] = [decisionsTaken, confirmedAddresses, directorInOffice, noPlaceholder];
const places: readonly Rule[] = [noSample, noReservedDomain, realPhones, consentToPhotographs];

const day = 24 * 60 * 60 * 1000;
const securityMargin = 30 * day;

export interface LaunchOptions {
  lang: Language;
  today: Date;
  shownAs?: string;
  /** The security.txt of the build; no text before the first build. */
  security: { path: string; text: string | undefined };
}

/** Lists what is left to do before the site can go public. */
export function checkLaunch(files: Files, options: LaunchOptions): Finding[] {
  const { lang, today, shownAs = "content" } = options;
  const { tree } = readTree({ files, shownAs, today, atlas: undefined, say: catalogues[lang] });
  return [
    ...sortFindings([...decisions.flatMap((rule) => rule(tree)), ...datedFiles(tree, options)]),
    ...sortFindings(places.flatMap((rule) => rule(tree))),
  ];
}

function datedFiles(tree: Tree, { today, security }: LaunchOptions): Finding[] {
  const address = entries(tree, "site")[0]?.data.address ?? "";
  const { path, text = "" } = security;
  const expires = Date.parse(/^Expires: (.*)/m.exec(text)?.[1] ?? "");
  const isCurrent = text.includes(`Canonical: ${address}${siteFiles.security}`);
  const isSound = isCurrent && expires - today.getTime() >= securityMargin;
  return isSound ? [] : [fileFinding(path, tree.say.launchSecurity())];
}
