import type { Folder } from "./edit.ts";

/** A board that has settled neither tiers nor a spokesperson, and whose only publication of its own has no licence. */
export function bareDoors(content: Folder): void {
  content.edit("pages/partner.yaml", (page) => {
    for (const part of ["tiers", "limits"]) page.delete(part);
    page.setIn(["contact", "email"], "partenaires@kryptocampus.example");
  });
  content.edit("pages/press.yaml", (page) => {
    page.delete("spokesperson");
    page.deleteIn(["logos", "rules"]);
    page.deleteIn(["presentation", "versions", 1]);
  });
  content.edit("branches/lyon.yaml", (branch) => {
    for (const part of ["subject", "social"]) branch.delete(part);
  });
  content.edit("publications/mica-un-an-apres.yaml", (publication) => {
    publication.delete("licence");
  });
}
