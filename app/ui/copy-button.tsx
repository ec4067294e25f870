import { useI18n } from "./i18n.tsx";

/** `app/page.ts` copies, on pages with and without React. */
export function CopyButton({ text, label, shown }: { text: string; label: string; shown?: string }) {
  const { t } = useI18n();
  return (
    <>
      <button type="button" className="copy needs-script" data-copy={text} aria-label={label}>
        {shown ?? t("copy.copy")}
      </button>
      <span role="status" className="sr-only" data-copied={t("copy.copied")} data-failed={t("copy.failed")} />
    </>
  );
}
