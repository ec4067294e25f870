import { type RefObject, useEffect, useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { usePortrait } from "./use-portrait.ts";

/** A visitor's own initials, cut into the wave like those of the board. All of it happens in the browser. */
export function YourPortrait({ kit }: { kit: string }) {
  const { t } = useI18n();
  return (
    <section className="portrait-section bg-day py-section" aria-labelledby="your-portrait">
      <div className="wrap portrait-studio">
        <div>
          <h2 id="your-portrait">{t("portrait.heading")}</h2>
          <p className="lede mt-6">{t("portrait.text")}</p>
          <noscript>
            <p className="mt-6 font-semibold">{t("portrait.noScript")}</p>
          </noscript>
        </div>
        <Studio kit={kit} />
      </div>
    </section>
  );
}

function Studio({ kit }: { kit: string }) {
  const { t } = useI18n();
  const [name, setName] = useState("");
  const [tone, setTone] = useState("beacon");
  const frame = useRef<SVGSVGElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { portrait, load, failed, missing } = usePortrait(kit, name, tone);
  const type = () => {
    load();
    setName(field.current?.value ?? "");
  };
  // What was typed before the scripts came.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  useEffect(() => (field.current?.value ? type() : undefined), []);
  return (
    <form className="needs-script" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{t("portrait.name")}</span>
        <input ref={field} autoComplete="name" onFocus={load} onInput={type} />
      </label>
      <fieldset className="portrait-tones">
        <legend>{t("portrait.tone")}</legend>
        {(["beacon", "night", "sky", "white"] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="tone" checked={tone === each} onChange={() => setTone(each)} onFocus={load} />
            <span>{t(`portrait.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">
        {failed && t("portrait.failed")}
        {missing && t("portrait.missing", { letter: missing })}
        {portrait && <span className="sr-only">{t("portrait.drawn", { initials: portrait.initials })}</span>}
      </p>
      <div className="portrait-frame">{portrait?.picture(frame)}</div>
      <Downloads portrait={portrait} frame={frame} />
    </form>
  );
}

type DownloadsProps = {
  portrait: ReturnType<typeof usePortrait>["portrait"];
  frame: RefObject<SVGSVGElement | null>;
};

function Downloads({ portrait, frame }: DownloadsProps) {
  const { t } = useI18n();
  return (
    <p className="flex flex-wrap gap-4">
      <button type="button" className="button" disabled={!portrait} onClick={() => portrait?.savePng()}>
        {t("portrait.png")}
      </button>
      <button
        type="button"
        className="button button-quiet"
        disabled={!portrait}
        onClick={() => frame.current && portrait?.saveSvg(frame.current)}
      >
        {t("portrait.svg")}
      </button>
    </p>
  );
}
