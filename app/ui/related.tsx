import type { ReactNode } from "react";
import { type Image, Picture } from "./picture.tsx";

export function RelatedList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-10 md:grid-cols-3">{children}</ul>;
}

type RelatedProps = { cover: Image; kind: string; date: string; day: string; href: string; title: string };

/** A publication that another page names. */
export function Related({ cover, kind, date, day, href, title, children }: RelatedProps & { children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[clamp(72px,30%,120px)_minmax(0,1fr)] content-start items-start gap-5 md:max-xl:grid-cols-1">
      <Picture className="aspect-3/4 w-full object-cover md:max-xl:max-w-40" image={cover} decorative sizes="8rem" />
      <div>
        <p className="text-sm text-on-surface-soft">
          <b className="mr-2 font-semibold text-accent-text">{kind}</b> <time dateTime={date}>{day}</time>
        </p>
        <h3 className="-mt-[0.3rem] -mb-[0.35rem] text-[1.3125rem] hyphens-auto">
          <a className="block py-[0.6rem] hover:underline hover:decoration-3" href={href}>
            {title}
          </a>
        </h3>
        {children}
      </div>
    </li>
  );
}
