import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { EndTime } from "../../ui/use-has-ended.ts";
import { Section } from "../../ui/section.tsx";
import { Tense } from "./tense.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type TourFormatProps = { text: TourData["format"]; ends: EndTime; photos: TourData["photos"] };

export function TourFormat({ text, ends, photos }: TourFormatProps) {
  const { before, after } = text;
  const inPairs = photos.length === 2 || photos.length === 4;
  return (
    <Section aria-labelledby="format">
      <div className="wrap">
        <h2 id="format">{text.heading}</h2>
        <Tense ends={ends} before={<Paragraphs paragraphs={before} />} after={<Paragraphs paragraphs={after} />} />
        {photos.length > 0 && (
          <ul className={`mt-10 grid grid-cols-2 gap-6 ${inPairs ? "" : "md:grid-cols-3"}`}>
            {photos.map(({ image, alt }, index) => {
              const fillsRow = index === 0 && photos.length % 2 === 1;
              return (
                <li key={image.src} className={fillsRow ? "col-span-full md:col-auto" : undefined}>
                  <Reveal>
                    <Picture
                      image={image}
                      alt={alt}
                      sizes={`(min-width: 48rem) 33vw, ${fillsRow ? 100 : 50}vw`}
                      className="aspect-3/2 w-full object-cover"
                    />
                  </Reveal>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="mt-8 grid gap-x-8 gap-y-4 text-lg leading-normal lg:grid-cols-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
