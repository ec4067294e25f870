import { useEffect, useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { BranchRowData } from "./branches.server.ts";

export function SelectedBranch({ branch, onClose }: { branch: BranchRowData; onClose: () => void }) {
  const { t, to } = useI18n();
  const card = useRef<HTMLElement>(null);
  const { id, name, city, countryName, school, summary, emblem, soon } = branch;
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    uncover(card.current);
  }, []);
  return (
    <article
      ref={card}
      tabIndex={-1}
      className="selected-branch"
      aria-label={`${t("branches.selected")} – ${name}`}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <img {...emblem} alt="" className="w-full h-auto" />
      <div className="self-center py-2 pr-12 pl-3 text-sm leading-[1.3] md:pr-4 md:pl-6">
        <p className="text-sm text-on-surface-soft">
          {city}, {countryName}
        </p>
        <h2 className="text-xl leading-[1.1]">{name}</h2>
        {school !== name && <p>{school}</p>}
      </div>
      <p className="selected-branch-text">{summary}</p>
      <div className="col-span-full grid md:col-[auto]">
        {soon && <p className="px-4 pb-4 font-semibold md:p-0">{t("branches.soon")}</p>}
        <ButtonLink href={soon ? to("join") : to("branch", { id })}>
          {t(soon ? "branches.helpOpen" : "branches.discover")}
        </ButtonLink>
      </div>
      <button type="button" className="selected-branch-close" aria-label={t("branches.closeCard")} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </article>
  );
}

/** Scrolls up a marker that the card, at the lower edge of the window, would cover. */
function uncover(card: HTMLElement | null): void {
  const marker = card?.closest(".branch-map")?.querySelector("[aria-pressed=true]")?.getBoundingClientRect();
  if (!card || !marker) return;
  const covered = marker.bottom + 8 - card.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered });
}
