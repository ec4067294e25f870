/** Notices about sample content; used by the build only. */
export const sampleWords = {
  fr: {
    notice:
      "Contenu d’exemple\u00a0: les personnes, les partenaires, les comptes et les activités sont inventés\u202f; les écoles existent, mais rien ici n’indique leur accord.",
    events: "Dates d’exemple\u00a0: ces événements sont inventés, personne ne vous y attendra.",
    sendNothing:
      "Adresse d’exemple, qui n’appartient à personne\u00a0: n’envoyez rien, ce qui y serait envoyé serait perdu.",
  },
  en: {
    notice:
      "Sample content: the people, partners, accounts and activities are invented; the schools exist, but nothing here means they have agreed to it.",
    events: "Sample dates: these events are invented, and nobody will be there.",
    sendNothing: "Sample address, owned by nobody: send nothing to it, whatever is sent there would be lost.",
  },
} as const;
