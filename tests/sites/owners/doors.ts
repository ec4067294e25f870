import type { Folder } from "./edit.ts";

/** Removes tiers, spokesperson, branch details and a licence, which are all optional. */
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
