import { localise } from "#model/localise.ts";
import { personOf } from "../../content/people.server.ts";
import { headerArt } from "../../content/pictures.server.ts";
import type { BoardMember, Pole } from "#model/schema/board.ts";
import { reportLink } from "#model/report-link.ts";
import { newestTerms, schoolLabel, currentBoard } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function boardData(lang: Language) {
  const { boardPage, poles, site } = content();
  const { header, poles: polesText } = localise(boardPage, lang);
  const currentYear = currentBoard(content()).id;
  const terms = newestTerms(content()).map(({ id, label, members }) => ({
    id,
    label,
    members: members.map((member) => boardMember(member, lang)),
    report: reportLink(site, id === currentYear ? "board" : "mistake", lang, label),
  }));
  return {
    header,
    art: headerArt("board"),
    currentYear,
    terms,
    polesText,
    poles: poles.toSorted((a, b) => a.position - b.position).map((pole) => poleCard(pole, lang)),
  };
}

function boardMember(member: BoardMember, lang: Language) {
  const { description, linkedin, x } = member;
  const school = schoolLabel(content(), member, lang);
  return { ...personOf(member, "board", lang), school, description: description[lang], linkedin, x };
}

function poleCard({ id, title, description, team }: Pole & { id: string }, lang: Language) {
  return {
    id,
    title: title[lang],
    paragraphs: description.map((paragraph) => paragraph[lang]),
    team: team.map((member) => ({
      ...personOf(member, "poles", lang),
      description: member.description?.[lang] ?? "",
    })),
  };
}

export type BoardData = ReturnType<typeof boardData>;
export type TermData = BoardData["terms"][number];
export type PoleCard = BoardData["poles"][number];
