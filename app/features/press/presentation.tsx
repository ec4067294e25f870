import { fillIn } from "#model/translate.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { PressData } from "./press.server.ts";

/** The association in its own words, by the time it takes to say them. */
export function Presentation({ presentation, words }: Pick<PressData, "presentation" | "words">) {
  return (
    <section className="wrap py-section" aria-labelledby="presentation">
      <div className="section-head">
        <h2 id="presentation">{presentation.heading}</h2>
        <p className="lede">{presentation.text}</p>
      </div>
      <ol className="takes">
        {presentation.versions.map(({ seconds, text, length, wave }) => (
          <li key={seconds} className="take">
            <img className="take-wave" src={wave.src} width={wave.width} height={wave.height} alt="" loading="lazy" />
            <h3>
              <span>{seconds}</span> {words.seconds}
            </h3>
            <div>
              <p className="take-text">{text}</p>
              <p className="take-foot">
                <CopyButton text={text} words={words.copy} label={fillIn(words.copyLabel, { seconds })} />
                <span>{length}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
