import { useEffect, useState } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";

const patience = 1_000;

/** A page that is slow to arrive says so, and can be given up. */
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

  // Going to where one is ends the other navigation; nothing has to be asked for.
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
