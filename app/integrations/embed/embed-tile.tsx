import { ExternalLink } from "../../ui/external-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { Provider } from "./privacy.ts";

const signs = {
  calendar: "M4 8H36V36H4ZM4 16H36M13 3V11M27 3V11",
  donation: "M3 10H37V31H3ZM3 17H37M9 25H17",
  tickets: "M3 11H37V17A3.5 3.5 0 0 0 37 24V30H3V24A3.5 3.5 0 0 0 3 17ZM25 11V14M25 18.5V22.5M25 27V30",
  film: "M3 7H37V33H3ZM16 14L27 20L16 26Z",
};

export type EmbedKind = keyof typeof signs;
export type EmbedLink = { href: string; label: string; prominent?: boolean };

type EmbedTileProps = {
  kind: EmbedKind;
  provider: Provider;
  state: "waiting" | "ready" | "ask" | "silent" | "offline";
  link: EmbedLink;
  onAct: () => void;
};

export function EmbedTile({ kind, provider, state, link, onAct }: EmbedTileProps) {
  const { t } = useI18n();
  const [name, what] = [t(`embed.provider.${provider}.name`), t(`embed.kind.${kind}`)];
  const show = (
    <button type="button" className="button needs-script" onClick={onAct}>
      {t("embed.show")}
      <span className="sr-only">{` (${name}, ${what})`}</span>
    </button>
  );
  return (
    <div className="embed-tile" data-state={state}>
      <svg className="embed-sign w-10 fill-none stroke-current stroke-[2.5]" viewBox="0 0 40 40" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
      <div>
        <p className="font-display text-[1.3125rem] leading-[1.15] font-bold">
          {name}{" "}
          <span className="inline-block text-on-surface-soft font-text font-medium text-base leading-[1.2]">
            {what}
          </span>
        </p>
        <p className="embed-why" role="status">
          {t(`embed.${state}`)}
        </p>
      </div>
      {state !== "offline" && (
        <p className="embed-actions">
          {state === "ask" && show}
          <EmbedLinkOut {...link} prominent={state === "silent" || (link.prominent === true && state !== "ask")} />
          {/* After the link, which must not move when the service answers. */}
          {state === "ready" && show}
          {state === "silent" && (
            <button type="button" className="text-link" onClick={onAct}>
              {t("embed.retry")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

export function EmbedLinkOut({ href, label, prominent = false }: EmbedLink) {
  return (
    <ExternalLink className={`${prominent ? "button" : "text-link"} embed-out`} href={href}>
      {label}
    </ExternalLink>
  );
}
