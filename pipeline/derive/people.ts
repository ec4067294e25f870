import type { Content } from "#model/collections.ts";

type Mention = { name: string; drawn: boolean };

/** Everybody shown on a page, list by list. `drawn`: there is no photograph beside the content to show. */
function mentions({ board, poles, branches, speakers }: Content): Mention[][] {
  const from = (people: readonly { name: string; photo: { src: string } | undefined }[]) =>
    people.map(({ name, photo }) => ({ name, drawn: photo === undefined || photo.src.startsWith("https://") }));
  return [
    ...board.map(({ members }) => from(members.map(({ name, image }) => ({ name, photo: image })))),
    ...poles.map(({ team }) => from(team.map(({ name, image }) => ({ name, photo: image })))),
    ...branches
      .filter((branch) => branch.status === "open")
      .map(({ office }) => from(office.map(({ name, image }) => ({ name, photo: image })))),
    from(speakers.speakers.map(({ name, image }) => ({ name, photo: image }))),
  ];
}

/** Names that need a drawn portrait at least once, in the lists in which they stand. */
export function peopleToDraw(content: Content): string[][] {
  return mentions(content).map((list) => list.filter(({ drawn }) => drawn).map(({ name }) => name));
}
