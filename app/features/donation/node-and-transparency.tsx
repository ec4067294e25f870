import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { DonationData } from "./donation.server.ts";

type NodeAndTransparencyProps = Pick<DonationData["text"], "node" | "transparency"> & { nodeUrl: string | undefined };

export function NodeAndTransparency({ node, nodeUrl, transparency }: NodeAndTransparencyProps) {
  const { t } = useI18n();
  return (
    <div className="wrap grid gap-x-16 gap-y-16 py-section lg:grid-cols-2">
      {nodeUrl !== undefined && (
        <section aria-labelledby="node">
          <h2 id="node" className="text-2xl">
            {node.heading}
          </h2>
          <p className="lede mt-4 mb-8">{node.text}</p>
          <ButtonLink href={nodeUrl}>{t("donation.nodeLink")}</ButtonLink>
        </section>
      )}
      <section aria-labelledby="transparency">
        <h2 id="transparency" className="text-2xl">
          {transparency.heading}
        </h2>
        <div className="mt-4 grid max-w-[62ch] gap-4">
          {transparency.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
