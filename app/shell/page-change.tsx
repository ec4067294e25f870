import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export function PageChange() {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}
