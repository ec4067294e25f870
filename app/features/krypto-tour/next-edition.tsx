import { ButtonLink } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type NextEditionProps = {
  text: TourData["text"]["ticketing"]["after"];
  newsletter: TourData["newsletter"];
  look?: "accent" | "night";
};

export function NextEdition({ text, newsletter, look }: NextEditionProps) {
  const { to } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      {newsletter !== undefined && (
        <ButtonLink href={newsletter} look={look}>
          {text.newsletter}
        </ButtonLink>
      )}
      <TextLink href={to("partner")}>{text.partners}</TextLink>
    </p>
  );
}
