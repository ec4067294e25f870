import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { mayReload, takeTarget } from "./shell/pending-navigation.ts";
import { handleInterruptedFades } from "./ui/cross-fade.ts";
import { noteDocument } from "./ui/document-policy.ts";
import { limitTrustedTypes } from "./trusted-types.ts";

noteDocument(location);
limitTrustedTypes();
handleInterruptedFades();

// A chunk is missing because the site was updated since this page was opened: reloading gets the new one.
addEventListener("vite:preloadError", () => {
  if (mayReload(import.meta.url)) location.reload();
});

const target = takeTarget();

if (target === undefined) startTransition(hydrate);
else location.replace(target);

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
}
