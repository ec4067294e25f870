import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { type Image, Picture } from "../../ui/picture.tsx";

export type GalleryPicture = { image: Image; alt: string };

type PictureViewerProps = {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
};

const swipe = 48;

export function PictureViewer({ ref, pictures, shown, onShow }: PictureViewerProps) {
  const { t } = useI18n();
  const start = useRef(0);
  const count = pictures.length;
  const picture = pictures[shown];
  const step = (by: number) => onShow((shown + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - start.current;
    if (Math.abs(moved) > swipe) step(moved > 0 ? -1 : 1);
  };
  return (
    <dialog
      ref={ref}
      className="viewer on-night h-dvh max-h-none w-screen max-w-none grid-rows-[1fr_auto] overflow-auto"
      aria-label={t("branch.viewer")}
      onKeyDown={onKeyDown}
    >
      <div
        className="grid min-h-0 [touch-action:pan-y] place-items-center"
        onPointerDown={({ clientX }) => (start.current = clientX)}
        onPointerUp={onPointerUp}
      >
        {picture && (
          <Picture
            key={picture.image.src}
            image={picture.image}
            alt={picture.alt}
            sizes="100vw"
            className="size-full min-h-0 object-contain select-none"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 py-3 px-gutter">
        <p aria-live="polite" className="flex-[1_1_20rem]">
          <span className="sr-only">{t("branch.position", { index: shown + 1, count })}</span>
          <span aria-hidden="true">
            {shown + 1} / {count}
          </span>
          <span className="ml-4 text-on-night-soft">{picture?.alt}</span>
        </p>
        <button type="button" className="viewer-button" aria-label={t("branch.previous")} onClick={() => step(-1)}>
          ←
        </button>
        <button type="button" className="viewer-button" aria-label={t("branch.next")} onClick={() => step(1)}>
          →
        </button>
        <button type="button" className="viewer-button" onClick={() => ref.current?.close()}>
          {t("branch.close")}
        </button>
      </div>
    </dialog>
  );
}
