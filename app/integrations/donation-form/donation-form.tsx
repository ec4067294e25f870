import { useI18n } from "../../ui/i18n.tsx";
import { EmbedFrame } from "../embed/embed-frame.tsx";
import type { EmbedMode } from "../embed/privacy.ts";

const largest = 4000;
const absurd = 20_000;

export type DonationFormProps = { mode: EmbedMode; organisation: string; form: number; sandbox: string[] };

export function DonationForm({ mode, organisation, form, sandbox }: DonationFormProps) {
  const { t } = useI18n();
  const page = `https://www.helloasso.com/associations/${organisation}/formulaires/${form}`;
  return (
    <EmbedFrame
      provider="helloasso"
      mode={mode}
      src={`${page}/widget`}
      title={t("donation.formTitle")}
      link={{ href: page, label: t("donation.formLink") }}
      kind="donation"
      features="payment"
      sandbox={["allow-top-navigation-by-user-activation", ...sandbox]}
      onMessage={grow}
    />
  );
}

/** Only grows, so that the content below does not jump. */
function grow(message: unknown, frame: HTMLIFrameElement) {
  const height = heightIn(message);
  if (height !== undefined && height > frame.clientHeight) frame.style.height = `${height}px`;
}

/** The requested height, limited; undefined for any other message. */
function heightIn(message: unknown): number | undefined {
  if (typeof message !== "object" || message === null || !("height" in message)) return undefined;
  const { height } = message;
  if (typeof height !== "number" || !(height > 0 && height <= absurd)) return undefined;
  return Math.min(Math.ceil(height), largest);
}
