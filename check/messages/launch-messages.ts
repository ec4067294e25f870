import { quote, type Words } from "./wording.ts";

/** Obstacles to a public site. */

export const launchMessages = {
  launchSample: (): Words => [
    "This file says that it is a sample.",
    "Replace what is invented by what is real, then remove the line `sample: true`.",
    "Ce fichier dit qu’il est un exemple.",
    "Remplacez ce qui est inventé par ce qui est réel, puis supprimez la ligne `sample: true`.",
  ],
  launchDomain: (): Words => [
    "This address is reserved for examples and leads nowhere.",
    "Write the association's own address or account, or remove the line.",
    "Cette adresse est réservée aux exemples et ne mène nulle part.",
    "Écrivez l’adresse ou le compte de l’association, ou supprimez la ligne.",
  ],
  launchAddress: (address: string): Words => [
    `${quote.en(address)} is not an address anybody can open.`,
    "Write the https address under which the site will be public, without a final slash.",
    `Personne ne peut ouvrir l’adresse ${quote.fr(address)}.`,
    "Écrivez l’adresse https sous laquelle le site sera public, sans barre oblique à la fin.",
  ],
  launchPlaceholder: (): Words => [
    "This value is a placeholder.",
    "Write the association's own, as the service, the wallet or the prefecture gives it, or remove what is not used.",
    "Cette valeur n’est là que pour l’exemple.",
    "Écrivez celle de l’association, telle que la donne le service, le portefeuille ou la préfecture, ou supprimez ce qui ne sert pas.",
  ],
  launchPhone: (): Words => [
    "This telephone number is reserved for examples: nobody answers.",
    "Write the real number, which French law asks for in the legal notice; a branch may leave it empty.",
    "Ce numéro est réservé aux exemples\u00a0: personne ne répond.",
    "Écrivez le vrai numéro, que la loi demande dans les mentions légales\u202f; une antenne peut le laisser vide.",
  ],
  launchDirector: (): Words => [
    "The legal notice does not name the president in office as director of publication.",
    "Write {director} where the director's name stands: the site fills in the president.",
    "Les mentions légales ne nomment pas la personne qui préside le bureau en place pour diriger la publication.",
    "Écrivez `{director}` à la place du nom\u00a0: le site le remplace par celui de la personne qui préside.",
  ],
  launchEmbeds: (mode: string): Words => [
    `Nobody has signed for \`mode: ${mode}\`.`,
    `Decide between \`load\` (embeds load with the page) and \`ask\` (each waits for a click). French law (article 82 of the Data Protection Act) asks for consent before another service stores or reads anything: \`ask\` does that. Then add an entry \`what: embeds\`, \`value: ${mode}\` to sign-off.yaml, with the reason.`,
    `Personne n’a signé pour \`mode: ${mode}\`.`,
    `Choisissez entre \`load\` (les services tiers se chargent avec la page) et \`ask\` (chacun attend un clic). La loi Informatique et Libertés (article 82) demande l’accord du visiteur avant qu’un autre service n’enregistre ou ne lise quoi que ce soit\u00a0: c’est ce que fait \`ask\`. Ajoutez ensuite à sign-off.yaml une entrée \`what: embeds\`, \`value: ${mode}\`, avec la raison.`,
  ],
  launchAnalytics: (setting: string): Words => [
    `Nobody has signed for \`analytics: ${setting}\`.`,
    `Decide whether visits are counted, make sure that the privacy policy says the same, and add an entry \`what: analytics\`, \`value: ${setting}\` to sign-off.yaml.`,
    `Personne n’a signé pour \`analytics: ${setting}\`.`,
    `Décidez si les visites sont comptées, assurez-vous que la politique de confidentialité dit la même chose, et ajoutez à sign-off.yaml une entrée \`what: analytics\`, \`value: ${setting}\`.`,
  ],
  launchMap: (): Words => [
    "The maps use OpenStreetMap's own tiles, which are given for light use without any promise.",
    "Write a CARTO key here, or add an entry `what: map`, `value: openstreetmap` to sign-off.yaml once somebody has read the tile policy.",
    "Les cartes utilisent les tuiles d’OpenStreetMap, prêtées pour un usage modéré et sans garantie.",
    "Écrivez ici une clé CARTO, ou ajoutez à sign-off.yaml une entrée `what: map`, `value: openstreetmap` une fois que quelqu’un a lu la politique d’usage des tuiles.",
  ],
  launchTaxReceipt: (): Words => [
    "Nobody has signed for what donors are told about tax receipts.",
    "Decide whether the association may and will issue them (articles 200 and 238 bis of the French tax code; a wrong receipt is fined, article 1740 A), write it in `taxReceipt:`, and add an entry `what: taxReceipt` with the French sentence as `value:` to sign-off.yaml.",
    "Personne n’a signé pour ce qui est dit du reçu fiscal aux donateurs.",
    "Décidez si l’association peut et va en délivrer (articles 200 et 238 bis du code général des impôts\u202f; un reçu délivré à tort est puni d’une amende, article 1740 A), écrivez-le à la ligne `taxReceipt:`, et ajoutez à sign-off.yaml une entrée `what: taxReceipt` avec la phrase française à la ligne `value:`.",
  ],
  launchConfirm: (what: string, count: number): Words => [
    `Of the two people who must compare this address with the wallet, ${count} did.`,
    `Let two people compare it character by character, each adding an entry \`what: ${what}\` with this very address as \`value:\` to sign-off.yaml. With a wrong address, donations are lost.`,
    `Deux personnes doivent comparer cette adresse avec le portefeuille\u00a0: à ce jour, ${count} sur 2.`,
    `Que deux personnes la comparent caractère par caractère, chacune ajoutant à sign-off.yaml une entrée \`what: ${what}\` avec cette adresse même à la ligne \`value:\`. Avec une adresse fausse, les dons sont perdus.`,
  ],
  launchConsent: (): Words => [
    "Nothing says that the people on this photograph agreed to be shown.",
    "Below `src:`, write `consent:` and the day they agreed in writing (or the day somebody made sure that nobody can be recognised).",
    "Rien ne dit que les personnes de cette photo ont accepté d’y paraître.",
    "Sous `src:`, écrivez `consent:` et le jour de leur accord écrit (ou celui où quelqu’un a vérifié que personne n’est reconnaissable).",
  ],
  launchSecurity: (): Words => [
    "This file is missing, about to expire or made for another address.",
    "Build the site again: `npm run build`. From then on, build it at least twice a year.",
    "Ce fichier manque, expire bientôt ou vaut pour une autre adresse.",
    "Construisez de nouveau le site avec `npm run build`, puis au moins deux fois par an.",
  ],
};
