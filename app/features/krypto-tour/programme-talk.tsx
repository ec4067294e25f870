import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { Slot } from "./programme.server.ts";

type ProgrammeTalkProps = { talk: Slot; room: string; marked: boolean; onMark: () => void };

export function ProgrammeTalk({
  talk: { id, start, end, title, abstract, speakers },
  room,
  marked,
  onMark,
}: ProgrammeTalkProps) {
  const { lang, t } = useI18n();
  return (
    <li id={id} className={marked ? "talk talk-mine" : "talk"}>
      <article>
        <p className="talk-when">
          <time dateTime={start}>{formatClock(start, lang)}</time>
          {"\u00a0– "}
          <time dateTime={end}>{formatClock(end, lang)}</time> <span className="ml-[0.4rem]">{room}</span>
        </p>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        {speakers.length > 0 && <p className="talk-who">{speakers.join(", ")}</p>}
        {abstract !== undefined && <p className="mt-[0.45rem] text-xs leading-[1.4]">{abstract}</p>}
      </article>
      <button
        type="button"
        className="talk-mark needs-script"
        aria-pressed={marked}
        aria-label={t("tour.mark", { title })}
        onClick={onMark}
      />
    </li>
  );
}
