import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { languageOf } from "#model/languages.ts";
import { unprefixedPathTo } from "#model/pages.ts";
import { applicationError } from "#model/words/application-error.ts";
import { Button } from "../ui/button.tsx";

export function ApplicationError() {
  const error = useRouteError();
  const { text, home } = applicationError[languageOf(useLocation().pathname)];
  useEffect(() => console.error(error), [error]);
  return (
    <main className="on-night grid min-h-svh content-center gap-6 px-gutter py-section">
      <h1 className="max-w-[12em] text-4xl leading-none tracking-display" lang="en">
        {applicationError.title}
      </h1>
      <p className="lede text-on-night-soft">{text}</p>
      <p>
        <Button href={unprefixedPathTo("home")}>{home}</Button>
      </p>
    </main>
  );
}
