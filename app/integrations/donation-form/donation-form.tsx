import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import { Embed, Frame } from "../embed/embed.tsx";

type DonationFormProps = { mode: EmbedMode; organisation: string; form: number };

export function DonationForm({ mode, organisation, form }: DonationFormProps) {
  const { t } = useI18n();
  const page = `https://www.helloasso.com/associations/${organisation}/formulaires/${form}`;
  return (
    <div className="grid justify-items-start gap-4">
      <TextLink href={page}>{t("donation.formLink")}</TextLink>
      <Embed provider="helloasso" mode={mode} kind="donation">
        <Frame
          src={`${page}/widget`}
          title={t("donation.formTitle")}
          features="payment"
          sandbox="allow-top-navigation-by-user-activation"
        />
      </Embed>
    </div>
  );
}
