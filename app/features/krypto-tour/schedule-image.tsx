import { useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { Art } from "../../ui/picture.tsx";

/** Below this width the image is too small to read. */
const narrow = "(width < 48rem)";

/** On narrow screens a tap opens the image full screen, and another tap closes it. */
export function ScheduleImage({ image }: { image: Art }) {
  const { t } = useI18n();
  const overlay = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (window.matchMedia(narrow).matches) overlay.current?.showModal();
  };
  const close = () => overlay.current?.close();
  const picture = <img {...image} alt={t("tour.scheduleImage")} loading="lazy" className="h-auto w-full" />;
  return (
    <>
      <div className="hidden md:block">{picture}</div>
      <div className="md:hidden">
        <button
          type="button"
          className="block w-full cursor-zoom-in"
          onClick={open}
          aria-haspopup="dialog"
          aria-label={t("tour.zoom")}
        >
          <img {...image} alt="" loading="lazy" className="h-auto w-full" />
        </button>
        <p className="mt-2 text-sm text-on-surface-soft print:hidden">{t("tour.zoomHint")}</p>
      </div>
      <dialog ref={overlay} className="zoom-overlay on-night" aria-label={t("tour.scheduleTable")} onClick={close}>
        <button type="button" className="viewer-button sticky top-4 left-4" onClick={close}>
          {t("tour.zoomClose")}
        </button>
        <img className="w-auto max-w-none h-auto" {...image} alt={t("tour.scheduleImage")} loading="lazy" />
      </dialog>
    </>
  );
}
