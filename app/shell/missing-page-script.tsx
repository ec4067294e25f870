// oxlint-disable-next-line import/default -- What Vite gives is its address.
import script from "../missing-page.ts?worker&url";

/** Logs the missing address and suggests a page. */
export function MissingPageScript() {
  return <script type="module" src={script} />;
}
