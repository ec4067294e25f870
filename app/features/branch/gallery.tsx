import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { ViewerButton } from "../../ui/viewer-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { type Image, Picture } from "../../ui/picture.tsx";

type GalleryPicture = { image: Image; alt: string };

export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLDialogElement>(null);
  // Of an odd number, the first is twice as wide on phones.
  const isOdd = pictures.length % 2 === 1;
  return (
    <section className="wrap py-section" aria-labelledby="gallery">
      <h2 id="gallery" className="mb-12">
        {t("branch.gallery")}
      </h2>
      <ul className={`grid grid-cols-2 gap-2 sm:gap-4 ${pictures.length === 4 ? "" : "sm:grid-cols-3"}`}>
        {pictures.map(({ image, alt }, index) => (
          <li key={image.src} className={isOdd && index === 0 ? "max-sm:col-span-full" : undefined}>
            <a
              className="block overflow-hidden"
              href={image.src}
              aria-label={t("branch.openPicture", { alt })}
              onClick={(event) => {
                event.preventDefault();
                setShown(index);
                viewer.current?.showModal();
              }}
            >
              <Picture
                image={image}
                alt={alt}
                sizes={`(min-width: 40rem) 33vw, ${isOdd && index === 0 ? 100 : 50}vw`}
                className="aspect-3/2 w-full object-cover [transition:scale_0.1s] [a:is(:hover,:focus-visible)_&]:[scale:1.03]"
              />
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer ref={viewer} pictures={pictures} shown={shown} onShow={setShown} />
    </section>
  );
}

type PictureViewerProps = {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
};

const swipe = 48;

function PictureViewer({ ref, pictures, shown, onShow }: PictureViewerProps) {
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
      className="on-night size-full max-h-full max-w-full"
      aria-label={t("branch.viewer")}
      onKeyDown={onKeyDown}
    >
      <div className="grid h-full grid-rows-[1fr_auto]">
        <div
          className="relative [touch-action:pan-y] select-none"
          onPointerDown={({ clientX }) => (start.current = clientX)}
          onPointerUp={onPointerUp}
        >
          {picture && (
            <Picture
              key={picture.image.src}
              image={picture.image}
              alt={picture.alt}
              sizes="100vw"
              className="absolute inset-0 size-full object-contain"
            />
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 py-3 px-gutter">
          <p aria-live="polite" className="flex flex-1 basis-80 gap-4">
            <span className="sr-only">{t("branch.position", { index: shown + 1, count })}</span>
            <span aria-hidden="true">
              {shown + 1} / {count}
            </span>
            <span className="text-on-night-soft">{picture?.alt}</span>
          </p>
          <ViewerButton aria-label={t("branch.previous")} onClick={() => step(-1)}>
            ←
          </ViewerButton>
          <ViewerButton aria-label={t("branch.next")} onClick={() => step(1)}>
            →
          </ViewerButton>
          <ViewerButton onClick={() => ref.current?.close()}>{t("branch.close")}</ViewerButton>
        </div>
      </div>
    </dialog>
  );
}
