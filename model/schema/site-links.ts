import { field, matching } from "./field.ts";
import { httpsUrl, name, onionUrl } from "./fields.ts";

export const links = field("Liens", "Links", {
  publications: field(
    ["Publications", "Page externe où se trouvent toutes les publications"],
    ["Publications", "External page where every publication is found"],
    httpsUrl,
  ),
  newsletter: field("Plateforme de la newsletter", "Newsletter platform", httpsUrl.optional()),
  newsletterField: field(
    [
      "Newsletter : paramètre de l’adresse",
      "Le nom que la plateforme donne à l’adresse de courriel, par exemple email ; sans lui, la page n’a pas de champ",
    ],
    [
      "Newsletter: address parameter",
      "What the platform calls the e-mail in its address, e.g. email; without it the page has no field",
    ],
    name.optional(),
  ),
  calendar: field("Agenda public", "Public calendar", httpsUrl.optional()),
  calendarFeed: field(
    ["Agenda au format iCalendar", "Pour s’y abonner ; à laisser vide s’il n’y en a pas"],
    ["Calendar in iCalendar form", "To subscribe to; leave the line out when there is none"],
    httpsUrl.optional(),
  ),
  nodeStatistics: field("Statistiques du nœud Bitcoin", "Statistics of the Bitcoin node", httpsUrl.optional()),
  lightning: field(
    ["Bitcoin Lightning", "Page de paiement sur le réseau Tor"],
    ["Bitcoin Lightning", "Payment page on the Tor network"],
    onionUrl.optional(),
  ),
});

export const ethereum = field("Ethereum", "Ethereum", {
  address: field(
    ["Adresse", "Avec les majuscules et les minuscules de sa somme de contrôle"],
    ["Address", "With its mixed-case checksum"],
    matching(
      /^0x[0-9a-fA-F]{40}$/,
      "Copiez l’adresse depuis le portefeuille ; elle se compose de 0x, puis de 40 signes de 0 à 9 et de a à f.",
      "Copy the address from the wallet: 0x, then 40 digits from 0 to 9 and a to f.",
    ),
  ),
  explorer: field(
    ["Explorateur de blocs", "Page de cette adresse"],
    ["Block explorer", "Page of that address"],
    httpsUrl,
  ),
});
