import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { DownArrow } from "../../ui/arrow.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { PartnerData } from "./partner.server.ts";

type PartnerFilesProps = Pick<PartnerData, "downloads" | "contact">;

export function PartnerFiles({ downloads: { heading, text, sheet, pack }, contact }: PartnerFilesProps) {
  const { t } = useI18n();
  const files = [
    {
      title: t("partner.sheet"),
      note: sheet.day && t("partner.sheetNote", { date: sheet.day }),
      kind: "PDF",
      ...sheet,
    },
    { title: t("partner.logos"), note: t("partner.logosNote"), kind: "ZIP", ...pack },
  ];
  return (
    <section className="on-accent py-section" aria-labelledby="files">
      <div className="wrap grid gap-x-16 gap-y-10 wrap-anywhere lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="files">{heading}</h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <div>
          <ul className="border-b-3 border-rule-strong">
            {files.map(({ title, note, kind, size, href }) => (
              <li key={kind} className="border-t-3 border-rule-strong">
                <a className="group flex flex-wrap items-baseline justify-between gap-x-6 py-5" href={href} download>
                  <b className="display-text text-xl leading-tight group-hover:underline">{title}</b>
                  <span className="flex items-center gap-3 font-semibold">
                    {kind}, {size}
                    <DownArrow />
                  </span>
                  <small className="basis-full text-base">{note}</small>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-10">
            {contact.person && (
              <>
                <b>{contact.person.name}</b>, {contact.person.role}
                <br />
              </>
            )}
            <TextLink className="inline-block" href={contact.href}>
              <EmailText email={contact.email} />
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
