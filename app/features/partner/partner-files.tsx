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
      <div className="wrap grid gap-x-16 gap-y-10 wrap-anywhere *:min-w-0 lg:grid-cols-[6fr_7fr]">
        <div>
          <h2 id="files">{heading}</h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <ul>
          {files.map(({ title, note, kind, size, href }) => (
            <li key={kind} className="border-t-3 border-rule-strong last:border-b-3">
              <a
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 py-5 @max-xs/page:grid-cols-1"
                href={href}
                download
              >
                <b className="display-text text-xl leading-tight group-hover:underline group-hover:decoration-3">
                  {title}
                </b>
                <span className="font-semibold">
                  {kind}, {size}
                </span>
                <small className="col-[1] text-base">{note}</small>
                <DownArrow className="justify-self-end" />
              </a>
            </li>
          ))}
        </ul>
        <p className="lg:col-[2]">
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
    </section>
  );
}
