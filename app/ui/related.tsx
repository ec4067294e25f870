import type { ReactNode } from "react";
import { type Image, Picture } from "./picture.tsx";

export function RelatedList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-fluid-m gap-y-10 md:grid-cols-3">{children}</ul>;
}

type RelatedProps = { cover: Image; kind: string; date: string; day: string; href: string; title: string };

/** A publication that another page names. */
export function Related({ cover, kind, date, day, href, title, children }: RelatedProps & { children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[min(30%,7.5rem)_minmax(0,1fr)] content-start items-start gap-5 md:max-xl:grid-cols-1">
      <Picture className="aspect-3/4 w-full object-cover md:max-xl:max-w-40" image={cover} alt="" sizes="8rem" />
      <div>
        <p className="text-sm text-on-surface-soft">
          <b className="mr-2 font-semibold text-accent-text">{kind}</b> <time dateTime={date}>{day}</time>
        </p>
        <h3 className="-my-1 text-md hyphens-auto">
          <a className="block py-2.5 hover:underline hover:decoration-3" href={href}>
            {title}
          </a>
        </h3>
        {children}
      </div>
    </li>
  );
}
