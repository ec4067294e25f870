import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { Art } from "../../ui/picture.tsx";

type BranchNotFoundProps = {
  art: Art;
  siteName: string;
  others?: { id: string; name: string; city: string }[];
};

export function BranchNotFound({ art, siteName, others }: BranchNotFoundProps) {
  const { t, to } = useI18n();
  return (
    <section className="lost on-night content-center pb-16">
      <title>{`${t("branch.notFoundTitle")} · ${siteName}`}</title>
      <div className="wrap grid items-center gap-y-8 gap-x-16 lg:grid-cols-[7fr_5fr]">
        <img className="w-[min(100%,20rem)] lg:order-1 lg:w-full" {...art} alt="" />
        <div>
          <h1 className="text-4xl leading-none tracking-display">{t("branch.notFoundTitle")}</h1>
          <p className="lede mt-6 mb-8 text-on-night-soft">{t("branch.notFoundText")}</p>
          <ButtonLink href={to("branches")}>{t("branch.notFoundBack")}</ButtonLink>
          {others && (
            <nav aria-labelledby="open" className="mt-12">
              <p id="open" className="text-on-night-soft">
                {t("branch.open")}
              </p>
              <ul className="mt-2 flex flex-wrap gap-x-10 gap-y-2">
                {others.map(({ id, name, city }) => (
                  <li key={id}>
                    <a
                      className="lost-branch-link display-text inline-block min-h-11 min-w-11 text-xl leading-[1.6] underline underline-offset-[0.2em]"
                      href={to("branch", { id })}
                    >
                      {name}
                      {city !== name && (
                        <span className="font-text text-base leading-normal font-medium text-on-night-soft">
                          {" "}
                          {city}
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
