import type { Content } from "./collections.ts";

/** The public content; members of a draft branch are shown without a branch. */
export function withoutDrafts(content: Content): Content {
  const branches = content.branches.filter(isPublic);
  const isShown = (id: string | undefined) => branches.some((branch) => branch.id === id);
  const board = content.board.filter(isPublic).map((term) => ({
    ...term,
    members: term.members.map(({ branch, ...member }) => (isShown(branch) ? { ...member, branch } : member)),
  }));
  return {
    ...content,
    branches,
    board,
    plainPages: content.plainPages.filter(isPublic),
    editions: content.editions.filter(isPublic),
    poles: content.poles.filter(isPublic),
    publications: content.publications.filter(isPublic),
  };
}

function isPublic({ draft }: { draft: boolean }): boolean {
  return !draft;
}
