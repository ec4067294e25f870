import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import type { BranchData } from "./branch.server.ts";

type BranchOfficeProps = Pick<BranchData, "name" | "office" | "officeYear">;

export function BranchOffice({ name, office, officeYear }: BranchOfficeProps) {
  const { t } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="office">
      <h2 id="office" className="mb-12">
        {t("branch.office", { name, year: officeYear })}
      </h2>
      <PersonGrid people={office} />
    </section>
  );
}
