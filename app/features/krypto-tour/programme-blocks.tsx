import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { ProgrammeData, Slot } from "./programme.server.ts";

type ProgrammeBlocksProps = {
  programme: ProgrammeData;
  shown: (talk: Slot) => boolean;
  filtered: boolean;
  marked: ReadonlySet<string>;
  onMark: (id: string) => void;
};

/** Between two breaks, the rooms are side by side on wide screens. */
export function ProgrammeBlocks({
  programme: { rooms, slots },
  shown,
  filtered,
  marked,
  onMark,
}: ProgrammeBlocksProps) {
  const columns = Math.min(rooms.length, 4);
  return (
    <ol className="programme" data-columns={filtered ? undefined : columns}>
      {blocksOf(slots).map((block) =>
        block.room === undefined ? (
          <Break key={block.id} slot={block} />
        ) : (
          <li key={block.id} className="programme-block">
            {rooms.map(({ id, name }) => {
              const talks = block.talks.filter((talk) => talk.room === id && shown(talk));
              return talks.length === 0 ? (
                <div key={id} className="programme-gap" hidden={filtered} />
              ) : (
                <ul key={id} aria-label={name}>
                  {talks.map((talk) => (
                    <Talk
                      key={talk.id}
                      talk={talk}
                      room={name}
                      marked={marked.has(talk.id)}
                      onMark={() => onMark(talk.id)}
                    />
                  ))}
                </ul>
              );
            })}
          </li>
        ),
      )}
    </ol>
  );
}

type TalkProps = { talk: Slot; room: string; marked: boolean; onMark: () => void };

function Talk({ talk, room, marked, onMark }: TalkProps) {
  const { lang, t } = useI18n();
  const { id, start, end, title, abstract, speakers } = talk;
  return (
    <li id={id} className={marked ? "talk talk-mine" : "talk"}>
      <article>
        <p className="talk-when">
          <time dateTime={start}>{formatClock(start, lang)}</time>
          {"\u00a0– "}
          <time dateTime={end}>{formatClock(end, lang)}</time> <span className="ml-[0.4rem]">{room}</span>
        </p>
        <h3 className="text-base leading-[1.18] text-pretty">
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

function Break({ slot: { id, start, title } }: { slot: Slot }) {
  const { lang } = useI18n();
  return (
    <li id={id} className="programme-break">
      <time dateTime={start}>{formatClock(start, lang)}</time>{" "}
      <b className="text-on-surface text-base font-semibold">{title}</b>
    </li>
  );
}

type Block = Slot & { talks: Slot[] };

/** Each break is a block; so are all talks between two breaks. */
function blocksOf(slots: Slot[]): Block[] {
  return slots.reduce<Block[]>((blocks, slot) => {
    const last = blocks.at(-1);
    if (slot.room !== undefined && last?.room !== undefined) last.talks.push(slot);
    else blocks.push({ ...slot, talks: [slot] });
    return blocks;
  }, []);
}
