import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { field, matching, written } from "./field.ts";
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

const wallet = field("Ethereum", "Ethereum", {
  address: field(
    ["Adresse", "Avec les majuscules et les minuscules de sa somme de contrôle"],
    ["Address", "With its mixed-case checksum"],
    matching(
      /^0x[0-9a-fA-F]{40}$/,
      "Copiez l’adresse depuis le portefeuille, avec ses majuscules\u00a0: 0x, puis 40 signes. Un seul signe faux perd les dons.",
      "Copy the address from the wallet, with its capitals: 0x, then 40 digits. One wrong digit loses the donations.",
    ).refine(hasChecksum, { abort: true }),
  ),
  explorer: field(
    ["Explorateur de blocs", "Page de cette adresse"],
    ["Block explorer", "Page of that address"],
    written(
      httpsUrl,
      "Ouvrez dans l’explorateur la page de l’adresse Ethereum, et copiez ici son adresse https, qui se termine par elle.",
      "Open the page of the Ethereum address on the explorer, and copy its https address here, which ends with it.",
    ),
  ),
});

export const ethereum = wallet.refine(
  ({ address, explorer }) => explorer.toLowerCase().endsWith(address.toLowerCase()),
  { path: ["explorer"] },
);

/** Whether the capitals of an Ethereum address are those of its digits (EIP-55). */
function hasChecksum(address: string): boolean {
  const digits = address.slice(2);
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return [...digits].every((digit, index) => {
    const isCapital = parseInt(hash[index] ?? "0", 16) >= 8;
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}
