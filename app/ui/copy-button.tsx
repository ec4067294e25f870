import { useEffect, useState } from "react";

type CopyWords = { copy: string; copied: string; failed: string };

type CopyButtonProps = { text: string; words: CopyWords; label?: string };

const shownFor = 2000;

/** Copies a text as it is shown, and says so for a moment. */
export function CopyButton({ text, words, label }: CopyButtonProps) {
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
        {answer === "copied" ? words.copied : words.copy}
      </button>
      <span role="status" className={answer === "failed" ? undefined : "sr-only"}>
        {answer && words[answer]}
      </span>
    </>
  );
}
