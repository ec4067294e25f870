import type { Host } from "./host.ts";

/** It sets no headers of ours. Without .nojekyll it would leave out files whose name begins with an underscore. */
export const githubPages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  movedPages: true,
  policyInPages: () => true,
  settings: () => ({ ".nojekyll": "" }),
};
