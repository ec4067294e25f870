import { useEffect, useEffectEvent } from "react";

type Script = {
  id: string;
  src: string;
  wanted: boolean;
  onLoad?: () => void;
};

/** Loads another service's script once; a failure only logs a warning. */
export function useScript({ id, src, wanted, onLoad }: Script) {
  const loaded = useEffectEvent(() => onLoad?.());

  useEffect(() => {
    if (!wanted) return;
    if (!document.getElementById(id)) document.body.append(createScript(id, src, loaded));
  }, [id, src, wanted]);
}

function createScript(id: string, src: string, onLoad: () => void): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { id, src, async: true });
  script.addEventListener("load", onLoad);
  script.addEventListener("error", () => console.warn(`${src} could not be loaded`));
  return script;
}
