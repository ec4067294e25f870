import type { ReactNode } from "react";
import { StripedRule } from "./striped-rule.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Mark } from "./mark.tsx";
import { Reveal } from "./reveal.tsx";
import { TextLink } from "./text-link.tsx";

const surfaces = ["bg-surface", "bg-day", "bg-raised", "bg-night text-on-night", "bg-accent text-on-accent"];
const sizes = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

export function Styleguide() {
  return (
    <main className="wrap grid gap-12 py-section">
      <h1 className="text-4xl">Styleguide</h1>
      <Part name="Surfaces (tokens.css)">
        {surfaces.map((surface) => (
          <p key={surface} className={`${surface} border border-rule p-4`}>
            {surface}
          </p>
        ))}
      </Part>
      <Part name="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} w-full font-display leading-none font-bold`}>
            {size}
          </p>
        ))}
        <p className="lede">lede: l’antenne tient son propre programme, dans son école ou son université.</p>
      </Part>
      <Part name="Mark, band strip">
        <Mark className="h-21 w-15" />
        <div className="w-full">
          <StripedRule />
        </div>
      </Part>
      <Part name="Button, link">
        <ButtonLink href="/fr">ButtonLink</ButtonLink>
        <Button look="quiet">button-quiet</Button>
        <TextLink href="https://example.org">ExternalLink</TextLink>
      </Part>
      <Part name="Dialog, reveal">
        <Button commandfor="dialog" command="show-modal">
          Dialog
        </Button>
        <Dialog id="dialog" title="Dialog" closeLabel="Fermer">
          <p>Échap, un clic à côté ou le bouton le ferment.</p>
        </Dialog>
        <Reveal>
          <p className="bg-day p-4">Reveal</p>
        </Reveal>
      </Part>
    </main>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{name}</h2>
      <div className="flex flex-wrap items-center gap-6">{children}</div>
    </section>
  );
}
