import { useEffect, useState } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";

const patience = 1_000;

/** Shows a message with a stop button when a page is slow to load. */
export function SlowPage() {
  const { t } = useI18n();
  const coming = useNavigation().location?.key;
  const [slow, setSlow] = useState("");
  const here = createPath(useLocation());
  const navigate = useNavigate();

  useEffect(() => {
    if (coming === undefined) return;
    const timer = setTimeout(setSlow, patience, coming);
    return () => clearTimeout(timer);
  }, [coming]);

  // Navigating to the current address cancels the pending navigation.
  const stay = () => navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  return (
    <div
      className="slow-page pointer-events-none fixed inset-x-gutter top-[calc(var(--bar)+0.75rem)] z-30 grid justify-items-center"
      role="status"
    >
      {coming === slow && (
        <p className="pointer-events-auto flex items-center gap-4 border bg-night py-1 pr-2 pl-4 text-on-night">
          {t("nav.slow")}{" "}
          <button type="button" className="min-h-11 px-2 font-bold underline" onClick={() => void stay()}>
            {t("nav.stop")}
          </button>
        </p>
      )}
    </div>
  );
}
