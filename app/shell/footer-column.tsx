import { Children, type ReactNode } from "react";

type FooterColumnProps = { title: string; children: ReactNode };

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div>
      <h3 className="mb-3 text-base">{title}</h3>
      <ul className="footer-links">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}
