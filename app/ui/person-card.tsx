import { useI18n } from "./i18n.tsx";
import styles from "./person-card.module.css";
import { type Face, Portrait } from "./portrait.tsx";
import { Reveal } from "./reveal.tsx";
import { TextLink } from "./text-link.tsx";

export type Person = Face & {
  name: string;
  role: string;
  school?: string;
  description?: string;
  linkedin?: string | undefined;
  x?: string | undefined;
  /** Links to their talks in the page. */
  talks?: { label: string; links: { href: string; time: string; title: string }[] };
};

/** High enough for a finger. */
const link = "inline-grid min-h-11 items-center";

const nameLook = "font-display leading-tight font-bold [word-spacing:0.06em] text-balance wrap-anywhere";

type PersonCardProps = { person: Person; level: 3 | 4; officer?: boolean };

function PersonCard({ person, level, officer = false }: PersonCardProps) {
  const { t } = useI18n();
  const { name, role, school, description, talks } = person;
  const Heading = `h${level}` as const;
  const links = (["linkedin", "x"] as const).flatMap((network) => {
    const href = person[network];
    return href ? [{ href, label: t(`social.${network}`) }] : [];
  });
  return (
    <article className={`${styles.card} ${officer ? styles.officer : ""}`}>
      <Portrait
        className={`aspect-4/5 object-cover ${styles.face}`}
        person={person}
        sizes={officer ? "11.5rem" : "7.5rem"}
      />
      <div>
        <Heading className={`${nameLook} ${officer ? "text-[1.5rem]" : "text-md"}`}>{name}</Heading>
        <p className="mt-1 font-semibold leading-snug">{role}</p>
        {school && <p className="text-on-surface-soft leading-snug">{school}</p>}
      </div>
      {description && (
        <p
          className={`text-sm leading-normal ${officer ? "mt-3 max-w-[46ch]" : "mt-2 text-on-surface-soft @max-[20rem]:mt-3"}`}
        >
          {description}
        </p>
      )}
      {links.length + (talks?.links.length ?? 0) > 0 && (
        <ul className="mt-1 -mb-2.5 flex flex-wrap gap-x-5 text-sm">
          {links.map(({ href, label }) => (
            <li key={label}>
              <TextLink bare className={link} href={href} aria-label={`${name}, ${label} ${t("newTab")}`}>
                {label}
              </TextLink>
            </li>
          ))}
          {talks && talks.links.length > 0 && (
            <li className="flex basis-full flex-wrap items-center gap-x-2">
              {talks.label}
              {talks.links.map(({ href, time, title }) => (
                <TextLink
                  key={href}
                  className={link}
                  href={href}
                  aria-label={`${name}, ${talks.label}, ${time}, ${title}`}
                >
                  {time}
                </TextLink>
              ))}
            </li>
          )}
        </ul>
      )}
    </article>
  );
}

type PersonGridProps = {
  people: Person[];
  level?: 3 | 4;
  officers?: boolean;
  label?: string;
  reveal?: boolean;
};

export function PersonGrid({ people, level = 3, officers = false, label, reveal = false }: PersonGridProps) {
  return (
    <ul className={`grid gap-x-fluid-s ${styles.grid}`} aria-label={label}>
      {people.map((person) => {
        const card = <PersonCard person={person} level={level} officer={officers} />;
        return (
          <li key={person.name} className="@container border-t border-rule-strong pt-5 pb-8">
            {reveal ? <Reveal>{card}</Reveal> : card}
          </li>
        );
      })}
    </ul>
  );
}
