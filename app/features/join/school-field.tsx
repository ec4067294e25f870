import type { RefObject } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { SearchBox } from "../../ui/search-box.tsx";

type SchoolFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  example: string;
  status: string;
  onType: (text: string) => void;
};

export function SchoolField({ field, text, example, status, onType }: SchoolFieldProps) {
  const { t } = useI18n();
  return (
    <search className="needs-script">
      <form className="max-w-184" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="school" className="mb-[0.6rem] block display-text text-xl leading-[1.15]">
          {t("join.school")}
        </label>
        <SearchBox>
          <input
            ref={field}
            id="school"
            type="search"
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
          />
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
        <p className="school-hint mt-[0.6rem] min-h-[1.5em] text-sm text-on-surface-soft">
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
