import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { HomeData } from "./home.server.ts";

const grounds = { join: "bg-day", partner: "on-accent", press: "on-night" };

export function AudienceLinks({ audiencePages }: Pick<HomeData, "audiencePages">) {
  const { to } = useI18n();
  return (
    <ul className="audiences">
      {audiencePages.map(({ page, title, text, button, art }) => (
        <li key={page} className={`audience ${grounds[page]}`}>
          <img {...art} alt="" loading="lazy" />
          <h2>{title}</h2>
          <p className="max-w-[27ch] mt-4 text-lg leading-[1.4]">{text}</p>
          <a className="audience-link" href={to(page)}>
            {button}
            <Arrow className="md:max-lg:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
