import type { ReactNode } from "react";
import { type Image, Picture } from "./picture.tsx";

type PersonCardProps = {
  name: string;
  role: string;
  image: Image;
  alt: string;
  sizes: string;
  level?: 3 | 4;
  children?: ReactNode;
};

/** A person: portrait, name, role, and what the page adds. */
export function PersonCard({ name, role, image, alt, sizes, level = 3, children }: PersonCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="person">
      <Picture image={image} alt={alt} sizes={sizes} className="aspect-4/5 w-full object-cover" />
      <div className="person-words">
        <Heading className="person-name">{name}</Heading>
        <p className="mt-1 font-semibold">{role}</p>
        {children}
      </div>
    </article>
  );
}
