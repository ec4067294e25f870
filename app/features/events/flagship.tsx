import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";

export function Flagship({ text }: { text: { heading: string; text: string; button: string } }) {
  const { to } = useI18n();
  return (
    <section className="on-accent py-section" aria-labelledby="flagship">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="flagship">{text.heading}</h2>
          <p className="lede mt-6">{text.text}</p>
        </div>
        <ButtonLink look="night" className="justify-self-start" href={to("kryptoTour")}>
          {text.button}
        </ButtonLink>
      </div>
    </section>
  );
}
