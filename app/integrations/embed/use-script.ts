import { useEffect, useEffectEvent } from "react";

type Script = {
  id: string;
  src: string;
  wanted: boolean;
  onLoad?: () => void;
  onLeave?: () => void;
};

/** Loads another service's script once; a failure only logs a warning. */
export function useScript({ id, src, wanted, onLoad, onLeave }: Script) {
  const loaded = useEffectEvent(() => onLoad?.());
  const left = useEffectEvent(() => onLeave?.());

  useEffect(() => {
    if (!wanted) return;
    let here = true;
    if (!document.getElementById(id)) document.body.append(createScript(id, src, () => here && loaded()));
    return () => {
      here = false;
      document.getElementById(id)?.remove();
      left();
    };
  }, [id, src, wanted]);
}

function createScript(id: string, src: string, onLoad: () => void): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { id, src, async: true });
  script.addEventListener("load", onLoad);
  script.addEventListener("error", () => console.warn(`${src} could not be loaded`));
  return script;
}
