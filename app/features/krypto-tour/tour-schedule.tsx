import { useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { Art } from "../../ui/picture.tsx";
import { type EndTime, useHasEnded } from "../../ui/use-has-ended.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { Section } from "../../ui/section.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { Programme } from "./programme.tsx";
import type { ProgrammeData } from "./programme.server.ts";

type TourScheduleProps = { text: TourData["text"]; programme: ProgrammeData; ends: EndTime };

export function TourSchedule({ text, programme, ends }: TourScheduleProps) {
  const over = useHasEnded(ends);
  return (
    <Section ground="day" aria-labelledby="schedule">
      <div className="wrap">
        <div className="grid gap-6">
          <h2 id="schedule">{text.schedule.heading}</h2>
          <p className="lede -mt-3">{programme.text ?? text.schedule.text}</p>
          <ScheduleImage {...programme} />
          <Programme programme={programme} over={over} />
        </div>
      </div>
    </Section>
  );
}

/** Below this width only the titles are large enough to read. */
const narrow = "(width < 48rem)";

/** On narrow screens a tap opens the image full screen, and another tap closes it. */
function ScheduleImage({ image, titlesImage }: { image: Art; titlesImage: Art }) {
  const { t } = useI18n();
  const overlay = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (window.matchMedia(narrow).matches) overlay.current?.showModal();
  };
  const close = () => overlay.current?.close();
  const picture = <img {...image} alt={t("tour.scheduleImage")} loading="lazy" className="h-auto w-full" />;
  return (
    <>
      <div className="hidden md:block">
        {picture}
        <TextLink className="mt-2 inline-block print:hidden" href={image.src}>
          {t("tour.enlarge")}
        </TextLink>
      </div>
      <div className="md:hidden">
        <button
          type="button"
          className="block w-full cursor-zoom-in"
          onClick={open}
          aria-haspopup="dialog"
          aria-label={t("tour.zoom")}
        >
          <img {...titlesImage} alt="" loading="lazy" className="h-auto w-full" />
        </button>
        <p className="mt-2 text-sm text-on-surface-soft print:hidden">{t("tour.zoomHint")}</p>
      </div>
      <dialog
        ref={overlay}
        className="on-night h-dvh max-h-none w-screen max-w-none overflow-auto"
        aria-label={t("tour.scheduleTable")}
        onClick={close}
      >
        <button type="button" className="viewer-button sticky top-4 left-4" onClick={close}>
          {t("tour.zoomClose")}
        </button>
        <img className="w-auto max-w-none h-auto" {...image} alt={t("tour.scheduleImage")} loading="lazy" />
      </dialog>
    </>
  );
}
