import type { ComponentProps } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { NextEventData } from "./next-event.server.ts";

/** Shows the first event that has not ended, then a message; the page needs <HidePast />. */
export function NextEvent({ events }: { events: NextEventData[] }) {
  const { t } = useI18n();
  const last = events.at(-1)?.ends;
  const isOver = useHasEnded(last);
  return (
    <aside className="on-night border-t border-rule-night bg-night-raised" aria-label={t("next.label")}>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
      <Line label={t("next.none")} dot="border-2 border-on-night-soft" data-begins={last} hidden={!isOver}>
        <p className="grow text-balance">{t("next.nothing")}</p>
      </Line>
    </aside>
  );
}

function Event({ event: { id, title, lang, start, when, where, ends } }: { event: NextEventData }) {
  const { t, to } = useI18n();
  const dot = "bg-accent outline-2 outline-offset-3 outline-accent animate-pulse [animation-iteration-count:2]";
  return (
    <Line label={t("next.label")} dot={dot} data-ends={ends} hidden={useHasEnded(ends)}>
      <time className="font-semibold" dateTime={start}>
        {when}
      </time>
      <p className="grow text-balance">
        <a className="py-3 hover:underline" href={`${to("events")}#${id}`} lang={lang}>
          {title}
        </a>{" "}
        {where && <span className="inline-block text-on-night-soft">{where}</span>}
      </p>
    </Line>
  );
}

/** Only the first that is not hidden is shown. */
function Line({ label, dot, children, ...props }: ComponentProps<"div"> & { label: string; dot: string }) {
  const { t, to } = useI18n();
  return (
    <div
      {...props}
      className="first-shown wrap flex flex-wrap items-baseline gap-x-6 gap-y-0.5 py-2 leading-snug"
      suppressHydrationWarning
    >
      <p className="flex items-baseline gap-3 display-text text-base leading-tight">
        <span className={`ml-1.5 size-3 flex-none rounded-full print:hidden ${dot}`} />
        {label}
      </p>
      {children}
      <TextLink href={to("events")}>{t("next.all")}</TextLink>
    </div>
  );
}
