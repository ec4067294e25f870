import { useNavigate } from "react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place } from "#model/geography.ts";
import { everything } from "#model/find-branches.ts";
import { type FinderState, finderAddress, readFinder } from "./finder-address.ts";

const unasked: FinderState = { ...everything, nearest: false };

/** Keeps the search in the address, except for the position, which never leaves the browser. */
export function useFinder() {
  const navigate = useNavigate();
  const form = useRef<HTMLElement>(null);
  const [state, setState] = useState(unasked);
  const [position, setPosition] = useState<Place>();
  const [denied, setDenied] = useState(false);

  const change = (changed: Partial<FinderState>) => {
    const next = { ...state, ...changed };
    setState(next);
    setDenied(false);
    const address = finderAddress(new URL(window.location.href), next);
    void navigate(address, { replace: true });
  };
  const locate = () =>
    findPosition().then(
      (found) => {
        setPosition(found);
        change({ nearest: true });
      },
      () => setDenied(true),
    );
  const reset = () => {
    setPosition(undefined);
    change(unasked);
  };

  const begin = useEffectEvent(async () => {
    const asked = readFinder(window.location.search);
    // Keep what was typed before hydration.
    const typed = form.current?.querySelector("input")?.value || asked.text;
    if (typed || asked.city || asked.country) change({ ...asked, text: typed, nearest: false });
    // Never prompt for the position on page load.
    if (asked.nearest && (await mayLocate())) await locate();
  });
  useEffect(() => void begin(), []);

  return { form, state, position: state.nearest ? position : undefined, denied, change, locate, reset };
}

async function mayLocate(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: "geolocation" });
  return permission?.state === "granted";
}

function findPosition(): Promise<Place> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("This browser knows no position"));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      reject,
    );
  });
}
