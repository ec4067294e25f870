import { slugOf } from "#model/slug.ts";

/** The ids that the page and the footnotes use. */
const takenByPage = ["content", "menu", "cite", "cite-heading", "related"];
const takenByNotes = /^(note|call)-\d+$/;

/** Gives each heading of one text a unique id. */
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
