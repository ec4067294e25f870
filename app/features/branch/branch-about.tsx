import { useI18n } from "../../ui/i18n.tsx";
import type { BranchData } from "./branch.server.ts";

export function BranchAbout({ description }: Pick<BranchData, "description">) {
  const { t } = useI18n();
  return (
    <section className="wrap grid gap-x-16 gap-y-6 pt-section lg:grid-cols-[5fr_7fr]" aria-labelledby="about">
      <h2 id="about">{t("branch.about")}</h2>
      <p className="lede">{description}</p>
    </section>
  );
}
