import { useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { type GalleryPicture, PictureViewer } from "./picture-viewer.tsx";

export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLDialogElement>(null);
  return (
    <section className="wrap py-section" aria-labelledby="gallery">
      <h2 id="gallery" className="mb-12">
        {t("branch.gallery")}
      </h2>
      <ul className="gallery">
        {pictures.map(({ image, alt }, index) => (
          <li key={image.src}>
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
                // Of an odd number, the first is twice as wide on phones.
                sizes={`(min-width: 40rem) 33vw, ${index === 0 && pictures.length % 2 === 1 ? 100 : 50}vw`}
                className="aspect-3/2 w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer ref={viewer} pictures={pictures} shown={shown} onShow={setShown} />
    </section>
  );
}
