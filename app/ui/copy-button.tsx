import { buttonClass } from "./button.tsx";
import { useI18n } from "./i18n.tsx";
import { textLinkClass } from "./text-link.tsx";

const looks = {
  box: `${buttonClass({ look: "quiet", size: "tiny" })} data-done:bg-accent data-done:text-on-accent`,
  line: textLinkClass,
};

type CopyButtonProps = { text: string; label: string; look?: keyof typeof looks };

/** `app/page.ts` copies, on pages with and without React; as a line of text, it shows its label. */
export function CopyButton({ text, label, look = "box" }: CopyButtonProps) {
  const { t } = useI18n();
  return (
    <>
      <button
        type="button"
        className={`needs-script min-h-11 text-on-surface ${looks[look]}`}
        data-copy={text}
        aria-label={label}
      >
        {look === "line" ? label : t("copy.copy")}
      </button>
      <span role="status" className="sr-only" data-copied={t("copy.copied")} data-failed={t("copy.failed")} />
    </>
  );
}
