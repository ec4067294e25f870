import { useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { Art } from "../../ui/picture.tsx";

/** The breakpoint under which the programme is too small to read without enlarging it. */
const narrow = "(width < 48rem)";

/** The programme as a picture; on a narrow screen a tap shows it full screen, and a tap closes it. */
export function ScheduleImage({ image }: { image: Art }) {
  const { t } = useI18n();
  const overlay = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (window.matchMedia(narrow).matches) overlay.current?.showModal();
  };
  const close = () => overlay.current?.close();
  const picture = (
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={t("tour.scheduleImage")}
      loading="lazy"
      className="h-auto w-full"
    />
  );
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
          <img
            src={image.src}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
            className="h-auto w-full"
          />
        </button>
        <p className="mt-2 text-sm text-on-surface-soft print:hidden">{t("tour.zoomHint")}</p>
      </div>
      <dialog ref={overlay} className="zoom-overlay on-night" aria-label={t("tour.scheduleTable")} onClick={close}>
        <button type="button" className="viewer-button sticky top-4 left-4" onClick={close}>
          {t("tour.zoomClose")}
        </button>
        <img src={image.src} width={image.width} height={image.height} alt={t("tour.scheduleImage")} loading="lazy" />
      </dialog>
    </>
  );
}
