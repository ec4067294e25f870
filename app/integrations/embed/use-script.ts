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
    if (!wanted || document.getElementById(id)) return;
    const script = Object.assign(document.createElement("script"), { id, src, async: true });
    script.addEventListener("load", () => loaded());
    script.addEventListener("error", () => console.warn(`${src} could not be loaded`));
    document.body.append(script);
  }, [id, src, wanted]);
}
