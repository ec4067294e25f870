import { useI18n } from "../../ui/i18n.tsx";
import { NetworkLinks } from "../../ui/network-links.tsx";
import { PersonCard } from "../../ui/person-card.tsx";
import type { Term } from "./board.server.ts";

type MemberCardProps = { member: Term["members"][number]; level: 3 | 4; sizes: string };

export function MemberCard({ member, level, sizes }: MemberCardProps) {
  const { t } = useI18n();
  const { name, school, description, linkedin, x, ...person } = member;
  return (
    <PersonCard name={name} {...person} level={level} sizes={sizes}>
      <p className="text-on-surface-soft">{school}</p>
      <p className="member-work">{description}</p>
      <NetworkLinks
        links={[
          { label: t("social.linkedin"), name: t("board.linkedin", { name }), href: linkedin },
          { label: t("social.x"), name: t("board.x", { name }), href: x },
        ]}
      />
    </PersonCard>
  );
}
