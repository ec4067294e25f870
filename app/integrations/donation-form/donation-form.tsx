import { useEffect, useRef } from "react";
import { useI18n } from "#i18n/i18n.tsx";
import { EmbedFrame } from "#integrations/embed/embed-frame.tsx";
import type { EmbedMode } from "#integrations/embed/privacy.ts";
import { formSandbox } from "#integrations/embed/sandbox.ts";

const origin = "https://www.helloasso.com";
const reservedHeight = 800;
const largestHeight = 4000;

type DonationFormProps = { mode: EmbedMode; organisation: string; form: number };

export function DonationForm({ mode, organisation, form }: DonationFormProps) {
  const { t } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const page = `${origin}/associations/${organisation}/formulaires/${form}`;

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const height = heightIn(event.data);
      if (height !== undefined) frame.current.style.height = `${height}px`;
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  return (
    <EmbedFrame
      provider="helloasso"
      mode={mode}
      src={`${page}/widget`}
      title={t("donation.formTitle")}
      link={{ href: page, label: t("donation.formLink") }}
      className="embed-donation"
      allowFeatures="payment"
      sandbox={formSandbox}
      frame={frame}
    />
  );
}

/** The form may ask for more room than is reserved, within reason; anything else it says is ignored. */
function heightIn(data: unknown): number | undefined {
  if (typeof data !== "object" || data === null || !("height" in data)) return undefined;
  const { height } = data;
  if (typeof height !== "number" || !Number.isFinite(height) || height <= reservedHeight) return undefined;
  return Math.min(Math.ceil(height), largestHeight);
}
