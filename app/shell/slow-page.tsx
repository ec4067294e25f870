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
    <div className="slow-page" role="status">
      {coming === slow && (
        <p>
          {t("nav.slow")}{" "}
          <button type="button" onClick={() => void stay()}>
            {t("nav.stop")}
          </button>
        </p>
      )}
    </div>
  );
}
