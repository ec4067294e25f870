import { ExternalLink } from "../../ui/external-link.tsx";
import { Prose } from "./prose.tsx";
import type { PublicationPageData } from "./publication.server.ts";

/** The text itself beside its contents; where it is not ours, the way to it. */
export function Reading({ publication: { text, contents, read, words } }: { publication: PublicationPageData }) {
  if (text.length === 0) {
    return (
      <div className="wrap py-section">
        <p className="lede">{words.outside}</p>
        <p className="mt-6">
          <ExternalLink className="button" href={read.href}>
            {read.label}
          </ExternalLink>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap reading">
      {contents.length > 1 && (
        <nav className="reading-contents" aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="prose">
        <Prose blocks={text} />
      </div>
    </div>
  );
}
