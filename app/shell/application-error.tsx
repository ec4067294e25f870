import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { languageOf } from "#model/languages.ts";
import { unprefixedPathTo } from "#model/pages.ts";
import { applicationError } from "#model/words/application-error.ts";
import { documentPath } from "../ui/document-policy.ts";

export function ApplicationError() {
  const error = useRouteError();
  const { text, home } = applicationError[languageOf(useLocation().pathname)];
  const leaving = isNetworkFailure(error) || (documentPath() !== "" && location.pathname !== documentPath());
  useEffect(() => {
    // The page's data failed to load, but its document may load: reload, unless this document itself failed.
    if (leaving) location.reload();
    else console.error(error);
  }, [error, leaving]);
  if (leaving) return <main className="on-night min-h-svh" />;
  return (
    <main className="on-night grid min-h-svh content-center gap-6 px-gutter py-section">
      <h1 className="max-w-[12em] text-4xl leading-none tracking-display" lang="en">
        {applicationError.title}
      </h1>
      <p className="lede text-on-night-soft">{text}</p>
      <p>
        <a className="button" href={unprefixedPathTo("home")}>
          {home}
        </a>
      </p>
    </main>
  );
}

/** Only the message distinguishes a failed request from a programming error. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
