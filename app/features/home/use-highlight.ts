import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { CityOnPlan } from "./cities.server.ts";

export type Highlight = { cities: CityOnPlan[]; highlighted: string | undefined; onHighlight: (id: string) => void };

/** Hover and focus select a city; on touch screens the first tap selects it and the second follows the link. */
export function useHighlight(id: string, { highlighted, onHighlight }: Omit<Highlight, "cities">) {
  const holds = useRef(false);
  const highlight = () => onHighlight(id);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && highlight(),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      holds.current = pointerType === "touch" && highlighted !== id;
    },
    onFocus: highlight,
    onClick: (event: MouseEvent) => {
      if (!holds.current) return;
      holds.current = false;
      event.preventDefault();
      highlight();
    },
  };
}
