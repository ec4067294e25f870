import { useOutletContext } from "react-router";
import { openBranches } from "../content/branches.server.ts";
import { art as artOf } from "../content/pictures.server.ts";
import { languageOf } from "#model/languages.ts";
import { pickWords } from "#model/words/catalogues.ts";
import type { Shell } from "../shell/shell.server.ts";
import { missingPage } from "../shell/static-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { useI18n } from "../ui/i18n.tsx";
import type { Route } from "./+types/branch-not-found.ts";

export const handle = missingPage;

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { art: artOf("lost-branch"), others: openBranches(lang, 3), words: pickWords(["branchNotFound"], lang) };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function BranchNotFoundPage({ loaderData: { art, others } }: Route.ComponentProps) {
  const { t, to } = useI18n();
  const { name } = useOutletContext<Shell>();
  return (
    <section className="on-night grid min-h-svh content-center pt-[calc(var(--bar)+2rem)] pb-16 print:min-h-0 print:pt-0">
      <title>{`${t("branchNotFound.title")} · ${name}`}</title>
      <div className="wrap grid items-center gap-y-8 gap-x-16 lg:grid-cols-[7fr_5fr]">
        <img className="w-[min(100%,20rem)] lg:order-1 lg:w-full" {...art} alt="" />
        <div>
          <h1 className="text-4xl leading-none tracking-display">{t("branchNotFound.title")}</h1>
          <p className="lede mt-6 mb-8 text-on-night-soft">{t("branchNotFound.text")}</p>
          <ButtonLink href={to("branches")}>{t("branchNotFound.back")}</ButtonLink>
          {others.length > 0 && (
            <nav aria-labelledby="open" className="mt-12">
              <p id="open" className="text-on-night-soft">
                {t("branchNotFound.open")}
              </p>
              <ul className="mt-2 flex flex-wrap gap-x-12 gap-y-2">
                {others.map(({ id, name, city }) => (
                  <li key={id}>
                    <a
                      className="display-text hover:text-accent inline-block min-h-11 min-w-11 text-xl leading-relaxed underline"
                      href={to("branch", { id })}
                    >
                      {name}
                      {city !== name && (
                        <span className="font-text text-base leading-relaxed font-medium text-on-night-soft">
                          {" "}
                          {city}
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
