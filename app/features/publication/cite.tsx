import { CopyButton } from "../../ui/copy-button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import type { PublicationPageData } from "./publication.server.ts";

type CiteProps = { publication: Pick<PublicationPageData, "citations" | "licence" | "email" | "words"> };

/** The reference in three forms. The choice between them needs no script. */
export function Cite({ publication: { citations, licence, email, words } }: CiteProps) {
  return (
    <section id="cite" className="bg-day py-section" aria-labelledby="cite-heading">
      <div className="wrap cite">
        <div>
          <h2 id="cite-heading">{words.citeHeading}</h2>
          <p className="lede mt-6">{words.citeText}</p>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {licence && (
              <ExternalLink className="text-link" href={licence.url}>
                {licence.name}
              </ExternalLink>
            )}
            <a className="text-link" href={email}>
              {words.write}
            </a>
          </p>
        </div>
        <fieldset className="cite-forms">
          <legend className="sr-only">{words.format}</legend>
          {citations.map(({ format }, index) => (
            <label key={format} data-form={index}>
              <input type="radio" name="citation" defaultChecked={index === 0} />
              {format}
            </label>
          ))}
          {citations.map(({ format, text, label }, index) => (
            <div key={format} className="cite-form" data-form={index}>
              <pre>{text}</pre>
              <CopyButton text={text} words={words.copy} label={label} />
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
