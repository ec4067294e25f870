import { type RefObject, useRef, useState } from "react";
import { findBranches, inNamedCity } from "#model/find-branches.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { BranchAnswer, CityAnswer } from "./answer.tsx";
import type { JoinData } from "./join.server.ts";
import { SchoolList, SchoolRows } from "./schools.tsx";
import { UnknownSchool } from "./unknown-school.tsx";
import { useSchool } from "./use-school.ts";

type SchoolFinderProps = Pick<JoinData, "schools" | "sessions" | "letters" | "opening">;

export function SchoolFinder({ schools, sessions, letters, opening }: SchoolFinderProps) {
  const { t } = useI18n();
  const picked = useRef(false);
  const [now] = useState(() => Date.now());
  const coming = sessions.filter(({ ends }) => ends > now);
  const { field, text, type, choose, chosen } = useSchool(schools);
  const asked = text.trim();
  const found = asked ? findBranches(schools, text) : [];
  const inCity = asked && found.length === 0 ? inNamedCity(schools, text).filter(({ open }) => open) : [];
  const shown = chosen ?? (found.length === 1 ? found[0] : undefined);
  const pick = (id: string) => {
    picked.current = true;
    choose(id);
  };
  // The answer renders after the navigation, so it takes the focus when it mounts.
  const focusOnce = (heading: HTMLHeadingElement | null) => {
    if (!heading || !picked.current) return;
    picked.current = false;
    heading.focus();
  };
  const clear = () => {
    type("");
    field.current?.focus();
  };
  return (
    <section className="wrap pt-12 pb-section" aria-label={t("join.school")}>
      <SchoolField field={field} text={text} example={exampleOf(schools)} status={statusOf()} onType={type} />
      {render()}
    </section>
  );

  function render() {
    if (shown) return <BranchAnswer key={shown.id} ref={focusOnce} school={shown} {...{ coming, letters, clear }} />;
    if (!asked) return <SchoolList schools={schools} letters={letters} onChoose={pick} />;
    if (found.length > 0) return <SchoolRows schools={found} asked={asked} {...{ coming, letters }} onChoose={pick} />;
    if (inCity.length > 0)
      return <CityAnswer schools={inCity} asked={asked} {...{ coming, letters }} onChoose={pick} />;
    return <UnknownSchool asked={asked} count={schools.length} {...{ coming, letters, opening, clear }} />;
  }

  function statusOf(): string {
    if (!asked || chosen) return "";
    if (found.length > 0) return t("join.found", { count: found.length });
    return inCity.length > 0 ? t("join.inCity", { count: inCity.length }) : t("join.none");
  }
}

type SchoolFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  example: string;
  status: string;
  onType: (text: string) => void;
};

function SchoolField({ field, text, example, status, onType }: SchoolFieldProps) {
  const { t } = useI18n();
  return (
    <search className="needs-script">
      <form className="max-w-190" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="school" className="mb-2.5 block display-text text-xl leading-tight">
          {t("join.school")}
        </label>
        <SearchBox
          ref={field}
          id="school"
          value={text}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="school-hint"
          onChange={({ target }) => {
            onType(target.value);
            // On phones the keyboard covers the lower half of the window.
            if (window.matchMedia("(width < 48rem)").matches) target.form?.scrollIntoView();
          }}
        >
          {text && (
            <button
              type="button"
              className="size-11 flex-none text-[1.75rem] leading-none"
              aria-label={t("join.clear")}
              onClick={() => (onType(""), field.current?.focus())}
            >
              ×
            </button>
          )}
        </SearchBox>
        <p className="mt-2.5 text-sm text-on-surface-soft">
          <span role="status" className="font-semibold text-on-surface">
            {status}
          </span>
          <span id="school-hint" className={status ? "sr-only" : undefined}>
            {t("join.hint")}
          </span>
        </p>
      </form>
    </search>
  );
}

/** A school and a city, as the placeholder of the field. */
function exampleOf(schools: JoinData["schools"]): string {
  const school = schools.find(({ name, city }) => name !== city);
  const city = schools.find(({ name, city: own }) => name === own);
  return `${[school?.name, city?.city].filter(Boolean).join(", ")}…`;
}
