import type { Graph, Thing } from "schema-dts";
import type { SitePage } from "../site-pages.ts";
import { agenda } from "./agenda.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { association, associationWithBoard, branch, website } from "./organisation.ts";
import { publication, publications } from "./publications.ts";
import type { Node, Subject } from "./subject.ts";
import { pastTour, tour } from "./tour.ts";

/** The subject of a page as schema.org data. */
export function pageGraph(subject: Subject, page: SitePage): Graph {
  const trail = page.page === "home" ? [] : [breadcrumbs(subject, page)];
  return { "@context": "https://schema.org", "@graph": [...topics(subject, page), ...trail] };
}

function topics(
  subject: Subject,
  { page, branch: entry, publication: text, edition }: SitePage,
): readonly Node<Thing>[] {
  if (entry) return [branch(subject, entry)];
  if (text) return [publication(subject, text)];
  if (edition) return [pastTour(subject, edition)];
  switch (page) {
    case "home":
      return [association(subject), website(subject)];
    case "association":
      return [association(subject)];
    case "board":
      return [associationWithBoard(subject)];
    case "events":
      return agenda(subject);
    case "kryptoTour":
      return [tour(subject)];
    case "publications":
      return publications(subject);
    default:
      return [];
  }
}
