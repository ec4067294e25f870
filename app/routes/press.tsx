import { content } from "../content/source.server.ts";
import { Presentation } from "../features/press/presentation.tsx";
import { pressData } from "../features/press/press.server.ts";
import { PressLogos } from "../features/press/press-logos.tsx";
import { PressPublications } from "../features/press/press-publications.tsx";
import { Spokesperson } from "../features/press/spokesperson.tsx";
import { languageOf } from "#model/languages.ts";
import { headFor } from "../shell/head.server.ts";
import { metaTags } from "../shell/head.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { ContactBar } from "../ui/contact-bar.tsx";
import { Ledger } from "../ui/ledger.tsx";
import type { Route } from "./+types/press.ts";
import "../styles/doors.css";
import "../styles/related.css";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: headFor({ page: "press", lang, seo: content().pressPage.seo, params: [] }), ...pressData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { header, art, contact, presentation, spokesperson, logos, figures, publications, words } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <ContactBar label={words.contact} person={contact.person} text={contact.text} email={contact}>
        <a className="text-link" href="#logos">
          {words.pack}
        </a>
      </ContactBar>
      <Presentation presentation={presentation} words={words} />
      {spokesperson && <Spokesperson spokesperson={spokesperson} label={words.spokesperson} />}
      <PressLogos logos={logos} />
      <section className="bg-day py-section" aria-labelledby="figures">
        <div className="wrap">
          <h2 id="figures" className="mb-12">
            {figures.heading}
          </h2>
          <Ledger figures={figures.list} />
        </div>
      </section>
      <PressPublications publications={publications} words={words} />
    </>
  );
}
