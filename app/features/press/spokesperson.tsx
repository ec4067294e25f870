import { useI18n } from "../../ui/i18n.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PressData } from "./press.server.ts";

type SpokespersonProps = { spokesperson: NonNullable<PressData["spokesperson"]> } & Pick<PressData, "subjects">;

export function Spokesperson({ spokesperson: { person, text, facts, profile, href }, subjects }: SpokespersonProps) {
  const { t } = useI18n();
  if (!person) return null;
  return (
    <section className="on-night grid md:grid-cols-[36%_minmax(0,1fr)]" aria-labelledby="voice">
      <Portrait
        className="aspect-4/5 w-full object-cover object-[50%_20%] h-full max-md:max-h-112"
        person={person}
        sizes="(min-width: 64rem) 36vw, 100vw"
      />
      <div className="self-center px-gutter py-9 print:py-0 print:pl-6">
        <p className="text-sm text-on-night-soft">{t("press.spokesperson")}</p>
        <h2 id="voice" className="tracking-normal">
          {person.name}
        </h2>
        <p className="mt-4 text-lg font-semibold">{person.role}</p>
        <p className="lede mt-4">{text}</p>
        {facts.length > 0 && (
          <dl className="mt-6">
            {facts.map(({ title, text: fact }) => (
              <div className="py-3 border-t border-rule-night" key={title}>
                <dt className="text-on-night-soft text-sm">{title}</dt>
                <dd className="font-semibold">{fact}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-4 flex flex-wrap gap-x-8">
          <TextLink href={href}>{t("press.interview")}</TextLink>
          {profile && <TextLink href={profile}>{t("press.profile")}</TextLink>}
        </p>
      </div>
      {subjects.list.length > 0 && <Subjects subjects={subjects} />}
    </section>
  );
}

function Subjects({ subjects: { heading, list } }: Pick<PressData, "subjects">) {
  const { to } = useI18n();
  return (
    <div className="col-span-full bg-night-raised py-9">
      <div className="wrap">
        <h3 className="mb-4">{heading}</h3>
        <ul className="columns-[4_20rem] gap-x-12">
          {list.map(({ id, name, subject }) => (
            <li
              key={id}
              className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-t border-rule-night py-1.5 font-semibold"
            >
              {/* The branch is beside its subject if both fit. */}
              <span className="grow basis-32 py-1.5">{subject}</span>{" "}
              <TextLink className="text-right" href={to("branch", { id })}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
