import { files as siteFiles } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { slugOf } from "#model/slug.ts";
import { fileFinding, type Finding, type Path, quote, sortFindings } from "../finding.ts";
import { child, valueAt } from "../read/json-schema.ts";
import { about, at, entries, type Files, passagesOf, readTree, type Rule, type Tree } from "../read/tree.ts";
import { isPhotograph } from "./files.ts";
import { pictureReferences } from "./references.ts";

const day = 24 * 60 * 60 * 1000;

export interface LaunchOptions {
  today: Date;
  shownAs?: string;
  /** The security.txt of the build; no text before the first build. */
  security: { path: string; text: string | undefined };
}

/** Lists what is left to do before the site can go public: decisions about the whole site, then values to replace. */
export function checkLaunch(files: Files, options: LaunchOptions): Finding[] {
  const { tree } = readTree(files, options.today, options.shownAs ?? "content");
  const decisions = [decisionsTaken, directorInOffice, noPlaceholder].flatMap((rule) => rule(tree));
  const places = [noSample, noReservedDomain, consentToPhotographs].flatMap((rule) => rule(tree));
  return [...sortFindings([...decisions, ...soundSecurityFile(tree, options)]), ...sortFindings(places)];
}

function soundSecurityFile(tree: Tree, { today, security: { path, text = "" } }: LaunchOptions): Finding[] {
  const address = entries(tree, "site")[0]?.data.address ?? "";
  const expires = Date.parse(/^Expires: (.*)/m.exec(text)?.[1] ?? "");
  if (text.includes(`Canonical: ${address}${siteFiles.security}`) && expires - +today >= 30 * day) return [];
  const what = {
    fr: "Ce fichier manque, expire bientôt ou vaut pour une autre adresse. Construisez de nouveau le site avec `npm run build`, puis au moins deux fois par an.",
    en: "This file is missing, about to expire or made for another address. Build the site again: `npm run build`, then at least twice a year.",
  };
  return [fileFinding(path, what)];
}

const noSample: Rule = (tree) =>
  [...tree.yaml.values()]
    .filter(({ data }) => child(data, "sample") === true)
    .map((file) =>
      at(file, ["sample"], {
        fr: "Ce fichier dit qu’il est un exemple. Remplacez ce qui est inventé par ce qui est réel, puis supprimez la ligne `sample: true`.",
        en: "This file says that it is a sample. Replace what is invented by what is real, then remove the line `sample: true`.",
      }),
    );

/** Domains reserved by RFC 2606 and RFC 6761, but not as a part of a longer name. */
const reservedDomain =
  /(?<![\w-])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w-]|\.[\w-])/i;

const noReservedDomain: Rule = (tree) =>
  passagesOf(tree).flatMap(({ text, report }): Finding[] => {
    const found = reservedDomain.exec(text);
    const message = {
      fr: "Cette adresse est réservée aux exemples et ne mène nulle part. Écrivez celle de l’association, ou supprimez la ligne.",
      en: "This address is reserved for examples and leads nowhere. Write the association's own, or remove the line.",
    };
    return found ? [report(found.index, message)] : [];
  });

/** The settings of the sample that a service, a register or an operator must replace. */
const replaced =
  "rna phone host.phone links.lightning ethereum.address embeds.donation.organisation embeds.calendar.id film.id tickets.id".split(
    " ",
  );
const placeholder = /exemple|example|sample|KryptoTour4|W0{9}|0xfacade|^\+33 1 99 00/i;

const noPlaceholder: Rule = (tree) =>
  [...entries(tree, "site"), ...entries(tree, "editions")].flatMap(({ file, data }) =>
    replaced
      .map((field) => field.split("."))
      .filter((path) => placeholder.test(String(valueAt(data, path))))
      .map((path) =>
        at(file, path, {
          fr: "Cette valeur n’est là que pour l’exemple. Écrivez celle de l’association, telle que la donne le service, le portefeuille ou la préfecture, ou supprimez ce qui ne sert pas.",
          en: "This value is a placeholder. Write the association's own, as the service, the wallet or the prefecture gives it, or remove what is not used.",
        }),
      ),
  );

/** The legal notice names the president as director of publication. */
const directorInOffice: Rule = (tree) =>
  languages
    .map((lang) => `legal/legal-notice.${lang}.md`)
    .filter((path) => !tree.markdown.get(path)?.text.includes("{director}"))
    .map((path) =>
      about(tree, path, {
        fr: "Les mentions légales ne nomment pas la personne qui préside pour diriger la publication. Écrivez `{director}` à la place du nom.",
        en: "The legal notice does not name the president as director of publication. Write `{director}` where the name stands.",
      }),
    );

const consentToPhotographs: Rule = (tree) =>
  pictureReferences(tree)
    .filter(({ path, source }) => path.at(-1) === "src" && isPhotograph(source))
    .filter(({ file, path }) => valueAt(file.data, [...path.slice(0, -1), "consent"]) === undefined)
    .map(({ file, path }) =>
      at(file, path, {
        fr: "Rien ne dit que les personnes de cette photo ont accepté d’y paraître. Sous `src:`, écrivez `consent:` et le jour de leur accord écrit (ou celui où quelqu’un a vérifié que personne n’est reconnaissable).",
        en: "Nothing says that the people on this photograph agreed to be shown. Below `src:`, write `consent:` and the day they agreed in writing (or somebody made sure that nobody can be recognised).",
      }),
    );

/** How many people signed for this value; spellings of one name count once, and the law requires a reason for embeds. */
function signers(tree: Tree, what: keyof typeof considered, value: string): number {
  const all = entries(tree, "signOff").flatMap(({ data }) => data.signOff);
  const own = all.filter((each) => each.what === what && each.value === value && (each.why ?? what) !== "embeds");
  return new Set(own.map(({ by }) => slugOf(by))).size;
}

/** What somebody has to consider before signing. */
const wallet = {
  fr: "Deux personnes doivent comparer cette adresse avec le portefeuille, caractère par caractère.",
  en: "Two people must compare this address with the wallet, character by character.",
};
const considered = {
  ethereum: wallet,
  lightning: wallet,
  embeds: {
    fr: "`load` charge les services tiers avec la page, `ask` attend un clic, comme le demande la loi Informatique et Libertés (article 82). Donnez la raison avec `why:`.",
    en: "`load` loads embeds with the page, `ask` waits for a click, as French law asks (article 82 of the Data Protection Act). Give the reason with `why:`.",
  },
  analytics: {
    fr: "La politique de confidentialité doit dire la même chose.",
    en: "The privacy policy must say the same.",
  },
  map: {
    fr: "Les tuiles d’OpenStreetMap sont prêtées pour un usage modéré et sans garantie\u202f; une clé CARTO les remplace.",
    en: "OpenStreetMap's tiles are given for light use without any promise; a CARTO key replaces them.",
  },
  taxReceipt: {
    fr: "Un reçu délivré à tort est puni d’une amende (code général des impôts, articles 200, 238 bis et 1740 A).",
    en: "A wrong receipt is fined (French tax code, articles 200, 238 bis and 1740 A).",
  },
};

/** Somebody signs for the decisions with legal or financial effects, and two for addresses that could lose donations. */
const decisionsTaken: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }) => {
    const decisions: [keyof typeof considered, Path, string | undefined][] = [
      ["ethereum", ["ethereum", "address"], data.ethereum?.address],
      ["lightning", ["links", "lightning"], data.links.lightning],
      ["embeds", ["embeds", "mode"], data.embeds.mode],
      ["analytics", ["analytics"], data.analytics],
      ["map", ["map", "cartoKey"], data.map.cartoKey === "" ? "openstreetmap" : undefined],
      ["taxReceipt", ["taxReceipt"], data.taxReceipt.fr],
    ];
    return decisions.flatMap(([what, path, value]): Finding[] => {
      const { fr, en } = considered[what];
      const wanted = considered[what] === wallet ? 2 : 1;
      const count = value === undefined ? wanted : signers(tree, what, value);
      if (count >= wanted) return [];
      const text = {
        fr: `${quote.fr(value)}\u00a0: ${count} signature sur ${wanted}. ${fr} Chaque personne qui signe ajoute à sign-off.yaml une entrée \`what: ${what}\` avec ce texte à la ligne \`value:\`.`,
        en: `${quote.en(value)}: ${count} of ${wanted} signed. ${en} Whoever signs adds an entry \`what: ${what}\` with this text as \`value:\` to sign-off.yaml.`,
      };
      return [at(file, path, text)];
    });
  });
