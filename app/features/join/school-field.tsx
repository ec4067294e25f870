import type { RefObject } from "react";
import { useI18n } from "../../ui/i18n.tsx";

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
      <form className="school-form" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="school">{t("join.school")}</label>
        <div className="school-box">
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="7" />
            <path d="M15.5 15.5L22 22" />
          </svg>
          <input
            ref={field}
            id="school"
            type="search"
            value={text}
            placeholder={example}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="school-hint"
            onChange={({ target }) => onType(target.value)}
          />
          {text && (
            <button type="button" aria-label={t("join.clear")} onClick={() => (onType(""), field.current?.focus())}>
              ×
            </button>
          )}
        </div>
        <p className="school-hint">
          <span role="status">{status}</span>
          <span id="school-hint" className={status ? "sr-only" : undefined}>
            {t("join.hint")}
          </span>
        </p>
      </form>
    </search>
  );
}
