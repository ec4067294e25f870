import { useNavigate } from "react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { branchSearch } from "#model/find-branches.ts";
import type { Place } from "#model/geography.ts";

const unasked = { text: "", city: "", nearest: false };

type FinderState = typeof unasked;

const nearestFirst = "nearest";

/** The visitor's position is never part of the address. */
function readAddress(): FinderState {
  const asked = new URLSearchParams(window.location.search);
  return {
    text: asked.get(branchSearch) ?? "",
    city: asked.get("city") ?? "",
    nearest: asked.get("order") === nearestFirst,
  };
}

function addressOf({ text, city, nearest }: FinderState): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    [branchSearch, text],
    ["city", city],
    ["order", nearest ? nearestFirst : ""],
  ] as const) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`;
}

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
    void navigate(addressOf(next), { replace: true });
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
    const asked = readAddress();
    // Keep what was typed before hydration.
    const typed = form.current?.querySelector("input")?.value || asked.text;
    if (typed || asked.city) change({ ...asked, text: typed, nearest: false });
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
