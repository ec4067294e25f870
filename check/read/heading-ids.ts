import { slugOf } from "#model/slug.ts";

/** What the page around a text calls its own parts; notes and their calls are numbered. */
const takenByPage = ["content", "menu", "cite", "cite-heading", "related"];
const takenByNotes = /^(note|call)-\d+$/;

/** Gives each heading of one text an address of its own. */
export function headingIds(): (title: string) => string {
  const taken = new Set(takenByPage);
  const isTaken = (id: string) => taken.has(id) || takenByNotes.test(id);
  return (title) => {
    const slug = slugOf(title) || "section";
    let id = slug;
    for (let count = 2; isTaken(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}
