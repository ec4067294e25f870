import { useI18n } from "../../ui/i18n.tsx";
import { NetworkLinks } from "../../ui/network-links.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import type { BoardYearCards } from "./board.server.ts";

type MemberCardProps = { member: BoardYearCards["members"][number] };

export function MemberCard({ member }: MemberCardProps) {
  const { t } = useI18n();
  const { name, school, description, linkedin, x, ...person } = member;
  return (
    <PersonCard name={name} {...person} sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw">
      <p className="text-on-surface-soft">{school}</p>
      <p className="mt-3 max-w-[42ch] text-pretty">{description}</p>
      <NetworkLinks
        links={[
          { label: t("social.linkedin"), name: t("board.linkedin", { name }), href: linkedin },
          { label: t("social.x"), name: t("board.x", { name }), href: x },
        ]}
      />
    </PersonCard>
  );
}
