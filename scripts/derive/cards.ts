import sharp from "sharp";
import type { Content } from "../../app/content/collections.ts";
import { formatDate } from "../../app/i18n/formats.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/i18n/pages.ts";
import type { CardPicture, CardText } from "./card.ts";
import { shortHash, stepVersion } from "./hash.ts";
import type { CardJob } from "./jobs.ts";
import { neighboursOf, placeOf } from "./places.ts";

const version = stepVersion(["scripts/drawing", "scripts/derive/cards.ts", "scripts/derive/card.ts"], ["sharp"]);

const headedPages = [
  "board",
  "association",
  "branches",
  "publications",
  "donation",
  "events",
  "accessibility",
] as const;

/** A picture per page and language for social networks, by the path of the page. */
export function cardJobs(content: Content): CardJob[] {
  return languages.flatMap((lang) => [...pageCards(content, lang), ...branchCards(content, lang)]);
}

function pageCards(content: Content, lang: Language): CardJob[] {
  const { site, edition } = content;
  const page = (name: (typeof headedPages)[number]) =>
    job(pathTo(name, lang), { site: site.name, title: content[`${name}Page`].header.title[lang] }, "mast");
  const tour = {
    site: site.name,
    title: edition.title,
    line: `${formatDate(edition.date, lang)}, ${edition.city[lang]}`,
  };
  return [
    job(pathTo("home", lang), { site: site.name, title: content.homePage.hero.title[lang] }, "mast"),
    ...headedPages.map(page),
    job(pathTo("kryptoTour", lang), tour, "tour"),
  ];
}

function branchCards(content: Content, lang: Language): CardJob[] {
  return content.branches
    .filter(({ status }) => status === "open")
    .map((branch) => {
      const { school, city } = branch;
      const text = {
        site: content.site.name,
        title: branch.name[lang],
        line: school === branch.name[lang] ? city[lang] : school,
      };
      return job(pathTo("branch", lang, { id: branch.id }), text, {
        place: placeOf(branch, "fr"),
        others: neighboursOf(branch, content),
      });
    });
}

type EmblemOf = { place: ReturnType<typeof placeOf>; others: ReturnType<typeof neighboursOf> };

function job(path: string, text: CardText, picture: Exclude<CardPicture, object> | EmblemOf): CardJob {
  const make = async () => {
    const { card, emblem } = await import("./drawings.ts");
    const drawn = typeof picture === "string" ? picture : { drawing: emblem(picture.place, picture.others, "night") };
    const bytes = await sharp(Buffer.from(card(text, drawn)))
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer();
    const file = `cards${path.replaceAll("/", "-").replace("-", "/")}.${shortHash(bytes)}.png`;
    return { files: [{ path: file, bytes }], value: `/${file}` };
  };
  return { section: "cards", key: path, inputs: ["card", version, path, JSON.stringify([text, picture])], make };
}
