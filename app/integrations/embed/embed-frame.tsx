import { type RefObject, useEffect, useState } from "react";
import { useI18n } from "#i18n/i18n.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { EmbedPlaceholder } from "./embed-placeholder.tsx";
import { allow, type EmbedMode, mustAsk, type Provider } from "./privacy.ts";

const silence = 8000;

type EmbedProps = {
  provider: Provider;
  mode: EmbedMode;
  src: string;
  title: string;
  link: { href: string; label: string };
};

type EmbedFrameProps = EmbedProps & {
  className: string;
  allowFeatures: string;
  sandbox: string;
  frame?: RefObject<HTMLIFrameElement | null>;
};

/** A frame of another service, with its space reserved and a direct link beside it, whatever happens. */
export function EmbedFrame(props: EmbedFrameProps) {
  const { provider, mode, src, title, link, className, allowFeatures, sandbox, frame } = props;
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [accepted, setAccepted] = useState(false);
  const [answered, setAnswered] = useState(false);
  const [silent, setSilent] = useState(false);
  const asking = hydrated && !accepted && mustAsk(mode, provider);
  const framed = hydrated && !asking;

  useEffect(() => {
    if (!framed || answered) return;
    const timer = setTimeout(() => setSilent(true), silence);
    return () => clearTimeout(timer);
  }, [framed, answered]);

  const accept = () => {
    allow(provider);
    setAccepted(true);
  };
  return (
    <div className="embed">
      <p className="embed-link">
        <ExternalLink className="text-link" href={link.href}>
          {link.label}
        </ExternalLink>
      </p>
      <p role="status" className="embed-status">
        {silent && !answered && t("embed.silent")}
      </p>
      <div className={`embed-space ${className}`}>
        {asking && <EmbedPlaceholder provider={provider} onAccept={accept} />}
        {framed && (
          <iframe
            ref={frame}
            src={src}
            title={title}
            allow={allowFeatures}
            sandbox={sandbox}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            onLoad={() => setAnswered(true)}
          />
        )}
      </div>
    </div>
  );
}
