import { ButtonLink } from "../../ui/button-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type NextEditionProps = {
  text: NonNullable<TourData["text"]["ticketing"]>["after"];
  newsletter: TourData["newsletter"];
  className?: string;
};

export function NextEdition({ text, newsletter, className = "" }: NextEditionProps) {
  const { to } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      {newsletter !== undefined && (
        <ButtonLink href={newsletter} className={className}>
          {text.newsletter}
        </ButtonLink>
      )}
      <a className="text-link" href={to("partner")}>
        {text.partners}
      </a>
    </p>
  );
}
