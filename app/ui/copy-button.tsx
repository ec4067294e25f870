import { useEffect, useState } from "react";
import { useI18n } from "./i18n.tsx";

const shownFor = 2000;

export function CopyButton({ text, label, shown }: { text: string; label: string; shown?: string }) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<"copied" | "failed">();
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer("copied"),
      () => setAnswer("failed"),
    );
  return (
    <>
      <button
        type="button"
        className="copy needs-script"
        data-done={answer === "copied" || undefined}
        aria-label={label}
        onClick={() => void copy()}
      >
        {answer === "copied" ? t("copy.copied") : (shown ?? t("copy.copy"))}
      </button>
      <span role="status" className={answer === "failed" ? undefined : "sr-only"}>
        {answer && t(`copy.${answer}`)}
      </span>
    </>
  );
}
