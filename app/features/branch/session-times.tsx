import { useI18n } from "../../ui/i18n.tsx";

export function SessionTimes({ times }: { times: string | undefined }) {
  const { t } = useI18n();
  if (times === undefined) return null;
  return (
    <>
      <dt>{t("branch.sessions")}</dt>
      <dd>{times}</dd>
    </>
  );
}
