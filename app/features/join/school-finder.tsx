import { useEffect, useEffectEvent, useRef, useState } from "react";
import { branchSearch } from "#model/branch-search.ts";
import { openingId } from "#model/pages.ts";
import { everything, findBranches } from "#model/find-branches.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { BranchAnswer } from "./branch-answer.tsx";
import type { JoinData } from "./join.server.ts";
import { SchoolList } from "./school-list.tsx";

type SchoolFinderProps = Pick<JoinData, "branches" | "letters">;

/** "I study at …": one branch found, or chosen in the list, answers with a letter ready to send. */
export function SchoolFinder({ branches, letters }: SchoolFinderProps) {
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState("");
  const [chosen, choose] = useState<string>();
  const found = text.trim() ? findBranches(branches, { ...everything, text }) : branches;
  const shown = branches.find(({ id }) => id === chosen) ?? (found.length === 1 ? found[0] : undefined);
  const ask = (asked: string) => {
    setText(asked);
    choose(undefined);
  };
  const pick = (id: string) => {
    choose(id);
    requestAnimationFrame(() => answer.current?.focus());
  };
  // What was typed before the page was taken over counts, and what the address asks for.
  const begin = useEffectEvent(() => {
    const asked = field.current?.value || new URLSearchParams(window.location.search).get(branchSearch);
    if (asked) ask(asked);
  });
  useEffect(() => begin(), []);
  return (
    <section className="wrap tune" aria-label={t("join.study")}>
      <search className="needs-script">
        <form className="tune-form" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="school">{t("join.study")}</label>
          <span className="tune-field">
            <input
              ref={field}
              id="school"
              type="search"
              value={text}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="school-hint"
              onChange={({ target }) => ask(target.value)}
            />
            {text && (
              <button type="button" aria-label={t("join.clear")} onClick={() => (ask(""), field.current?.focus())}>
                ×
              </button>
            )}
          </span>
        </form>
        <p className="tune-status">
          <b role="status">{text.trim() && statusOf(found.length)}</b> <span id="school-hint">{t("join.hint")}</span>{" "}
          <a className="text-link" href={`#${openingId}`}>
            {t("join.absent")}
          </a>
        </p>
      </search>
      {shown && <BranchAnswer key={shown.id} ref={answer} school={shown} letters={letters} />}
      <SchoolList schools={found.length > 0 ? found : branches} chosen={shown?.id} onChoose={pick} />
    </section>
  );

  function statusOf(count: number): string {
    return count === 0 ? t("join.none") : t("join.found", { count, all: branches.length });
  }
}
