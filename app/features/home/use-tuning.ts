import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { CityOnPlan } from "./cities.server.ts";

export type Tuning = { cities: CityOnPlan[]; tuned: string | undefined; onTune: (id: string) => void };

/** Hover and focus select a city; on touch screens the first tap selects it and the second follows the link. */
export function useTuning(id: string, { tuned, onTune }: Omit<Tuning, "cities">) {
  const holds = useRef(false);
  const tune = () => onTune(id);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && tune(),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      holds.current = pointerType === "touch" && tuned !== id;
    },
    onFocus: tune,
    onClick: (event: MouseEvent) => {
      if (!holds.current) return;
      holds.current = false;
      event.preventDefault();
      tune();
    },
  };
}
