/** Prefilled e-mails, used by the build only; visitors fill in {blank}. */
const fr = {
  blank: "…",
  join: {
    subject: "Venir à une séance : {name}",
    letter: [
      "Bonjour,",
      "J’aimerais venir à une séance.\nMon école : {school}\nMes études : {blank}\nCe qui m’amène : {blank}",
      "À bientôt,",
    ],
  },
  soon: {
    subject: "Participer à l’ouverture de l’antenne {name}",
    letter: [
      "Bonjour,",
      "J’aimerais aider l’antenne à ouvrir.\nMon école : {school}\nMes études : {blank}\nCe que je peux apporter : {blank}",
      "À bientôt,",
    ],
  },
  open: {
    subject: "Ouvrir une antenne dans mon école",
    letter: [
      "Bonjour,",
      "J’aimerais ouvrir une antenne dans mon école : {school}.\nNous sommes : {blank}\nLe sujet qui nous occupe : {blank}",
      "À bientôt,",
    ],
  },
  rising: {
    one: "Une antenne se prépare déjà : {list}. Si c’est votre école, écrivez à la même adresse.",
    other: "{number} écoles préparent déjà la leur : {list}. Si c’est la vôtre, écrivez à la même adresse.",
  },
  partner: "Partenariat avec {site}",
  press: "Demande de presse",
  interview: "Demande d’entretien",
  mistake: "À propos de « {title} »",
};

const en: typeof fr = {
  blank: "…",
  join: {
    subject: "Coming to a session: {name}",
    letter: [
      "Hello,",
      "I study {blank} at {school} and would like to come to a session.\nWhat brings me: {blank}",
      "See you soon,",
    ],
  },
  soon: {
    subject: "Helping to open the {name} branch",
    letter: [
      "Hello,",
      "I study {blank} at {school} and would like to help the branch open.\nWhat I can bring: {blank}",
      "See you soon,",
    ],
  },
  open: {
    subject: "Opening a branch at my school",
    letter: [
      "Hello,",
      "I study at {school} and would like to open a branch there.\nThere are this many of us: {blank}\nOur subject: {blank}",
      "See you soon,",
    ],
  },
  rising: {
    one: "One branch is already being set up: {list}. If it is at your school, write to the same address.",
    other: "{number} branches are already being set up: {list}. If one is at your school, write to the same address.",
  },
  partner: "Partnership with {site}",
  press: "Press enquiry",
  interview: "Interview request",
  mistake: "About ‘{title}’",
};

export const letters = { fr, en };
