import { useI18n } from "./i18n.tsx";

const looks = {
  box: "border-2 border-current px-4 py-1 display-text text-sm leading-none hover:border-night hover:bg-night hover:text-on-night data-done:border-accent data-done:bg-accent data-done:text-on-accent",
  line: "font-semibold underline underline-offset-[0.3em]",
};

type CopyButtonProps = { text: string; label: string; shown?: string; look?: keyof typeof looks };

/** `app/page.ts` copies, on pages with and without React. */
export function CopyButton({ text, label, shown, look = "box" }: CopyButtonProps) {
  const { t } = useI18n();
  return (
    <>
      <button
        type="button"
        className={`needs-script min-h-11 text-on-surface ${looks[look]}`}
        data-copy={text}
        aria-label={label}
      >
        {shown ?? t("copy.copy")}
      </button>
      <span role="status" className="sr-only" data-copied={t("copy.copied")} data-failed={t("copy.failed")} />
    </>
  );
}
