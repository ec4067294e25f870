import { slugOf } from "#model/slug.ts";

const longestName = 48;

interface Talk {
  title: { fr: string };
  start: string;
  room?: string | undefined;
}

/** The id of each talk, the same in both languages; only equal titles get their hour and room appended. */
export function talkAddresses(talks: readonly Talk[]): string[] {
  const names = talks.map(({ title }) => cutAtWord(slugOf(title.fr)));
  return talks.map(({ start, room }, index) => {
    const name = names[index] ?? "";
    const isAlone = name !== "" && names.indexOf(name) === names.lastIndexOf(name);
    return ["talk", name, ...(isAlone ? [] : [start.replace(":", ""), room])].filter(Boolean).join("-");
  });
}

function cutAtWord(slug: string): string {
  if (slug.length <= longestName) return slug;
  const endsWord = slug[longestName] === "-";
  const cut = slug.slice(0, longestName);
  return endsWord ? cut : cut.replace(/-[^-]*$/, "");
}
