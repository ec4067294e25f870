import { citiesOf, reachOf } from "#model/cities.ts";
import type { Content } from "#model/collections.ts";
import { currentEdition } from "#model/editions.ts";
import { branchView, networkView, venueView } from "#model/map-views.ts";
import { findInsets, insetRadii, insetZoom } from "#model/branch-chart.ts";
import { timelineRows } from "#model/membership.ts";
import { slugOf } from "#model/slug.ts";
import { keysOf } from "#model/keys.ts";
import { type Language, languages } from "#model/languages.ts";
import { categoryOf, isOpen, listedBranches } from "#model/selections.ts";
import { branchInset } from "../drawing/branch-inset.ts";
import { code } from "../drawing/code.ts";
import { cover, motifs } from "../drawing/cover.ts";
import { emblem } from "../drawing/emblem.ts";
import { insetGround } from "../drawing/ground.ts";
import { heroPlan } from "../drawing/hero.ts";
import { drawnMap } from "../drawing/map.ts";
import { wordmark } from "../drawing/mark.ts";
import { timelineMast } from "../drawing/mast.ts";
import { scheduleImage } from "../drawing/schedule-image.ts";
import { tourPoster } from "../drawing/tour.ts";
import { filmPoster, soundWave } from "../drawing/waves.ts";
import { fixedDrawing, fixedDrawings } from "../drawing/fixed.ts";
import { gridTone, tones } from "../drawing/palette.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { Job } from "./run-jobs.ts";
import { beamsOf, surroundingsOf } from "./places.ts";
import type { JobResult } from "./store.ts";

const version = codeVersion(import.meta.filename);

/** A job that calls a drawing function; the arguments are part of the cache key. */
function art<Args extends unknown[]>(key: string, draw: (...args: Args) => string, ...args: Args): Job {
  const make = () => Promise.resolve(drawing(key, draw(...args)));
  return { section: "art", key, inputs: ["art", version, key, JSON.stringify(args)], make };
}

function drawing(key: string, svg: string): JobResult {
  const [width, height] = ["width", "height"].map((side) =>
    Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)?.[1]),
  );
  if (!width || !height) throw new Error(`the drawing ${key} has no width or height`);
  const path = `art/${key.replaceAll("/", "-")}.${shortHash(svg)}.svg`;
  return { files: [{ path, bytes: svg }], value: { src: `/${path}`, width, height } };
}

export function artJobs(content: Content): Job[] {
  return [
    ...fixedDrawings().map(fixedArt),
    art("hero/plan", heroPlan, reachOf(citiesOf(listedBranches(content), "fr"))),
    ...emblems(content),
    ...branchInsets(content),
    ...languages.flatMap((lang) => covers(content, lang)),
    ...pageArt(content),
    ...audienceArt(content),
    ...maps(content),
    ...tourArt(content),
    ...codes(content),
  ];
}

function fixedArt(key: string): Job {
  const svg = fixedDrawing(key);
  return { section: "art", key, inputs: ["art", key, svg], make: () => Promise.resolve(drawing(key, svg)) };
}

function emblems(content: Content): Job[] {
  const list = listedBranches(content);
  const unlisted = content.branches.filter((branch) => !list.includes(branch));
  return [...list, ...unlisted].map((branch, index) => {
    const beams = beamsOf(branch, content);
    return art(`emblem/${branch.id}`, emblem, beams, gridTone(index));
  });
}

/** Maps for pages of branches without a photo of their city, one for each name of the branch. */
function branchInsets(content: Content): Job[] {
  return content.branches.filter(isOpen).flatMap((branch) => {
    const subject = surroundingsOf(branch, content);
    return [...new Set(languages.map((lang) => branch.name[lang]))].flatMap((name) =>
      keysOf(insetSizes).map((size) =>
        art(`inset/${branch.id}/${slugOf(name)}/${size}`, branchInset, { ...subject, name }, insetSizes[size]),
      ),
    );
  });
}

const insetSizes = { wide: { width: 960, height: 800 }, phone: { width: 780, height: 480 } };

/** Tones and motifs follow the order of publication, so a new publication does not change older covers. */
function covers(content: Content, lang: Language): Job[] {
  return content.publications
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ id, coverWord, category }, index, all) => {
      if (!coverWord) return [];
      const subject = {
        word: coverWord[lang],
        kind: categoryOf(content, category).name[lang],
        number: String(all.slice(0, index + 1).filter((earlier) => earlier.category === category).length),
        tone: tones[index % 4]!,
        motif: motifs[index % 4]!,
      };
      return art(`cover/${id}/${lang}`, cover, subject);
    });
}

function pageArt({ timeline }: Content): Job[] {
  const bands = timelineRows(timeline.toSorted((a, b) => a.id.localeCompare(b.id)));
  return (["wide", "middle", "narrow"] as const).map((size) => art(`timeline/${size}`, timelineMast, bands, size));
}

function audienceArt({ site, pressPage }: Content): Job[] {
  const { versions } = pressPage.presentation;
  const longest = Math.max(...versions.map(({ seconds }) => seconds));
  return [
    ...versions.map(({ seconds, text }) => art(`sound-wave/${seconds}`, soundWave, text.fr, seconds / longest)),
    ...(["day", "night", "accent"] as const).map((ground) => art(`wordmark/${ground}`, wordmark, site.name, ground)),
  ];
}

/** The largest size of the live maps; pages show the centre of the drawing at full size. */
const mapSize = { width: 1920, height: 900 };
const placeMapSize = { width: 1920, height: 480 };

function maps(content: Content): Job[] {
  const { branches } = content;
  const { venue } = currentEdition(content);
  return [
    art("map/branches", drawnMap, { ...networkView, ...mapSize }),
    ...(venue
      ? [art("map/tour", drawnMap, { ...venueView(venue.coordinates), ...placeMapSize }, venue.address.street)]
      : []),
    ...insets(content),
    ...branches
      .filter(isOpen)
      .map(({ id, coordinates }) => art(`map/branch/${id}`, drawnMap, { ...branchView(coordinates), ...placeMapSize })),
  ];
}

function insets(content: Content): Job[] {
  const places = listedBranches(content).map(({ id, coordinates }) => ({ id, place: coordinates }));
  return findInsets(places).map((inset, index) => {
    const { center, kilometres, ids } = inset;
    const radius = insetRadii(inset, index).at(-1)!;
    return art(`map/inset/${ids[0]}`, insetGround, { center, kilometres, radius, zoom: insetZoom(inset, radius) });
  });
}

/** QR codes; none while the addresses are samples. */
function codes({ site }: Content): Job[] {
  const { sample, ethereum, links } = site;
  if (sample) return [];
  return [
    ...(ethereum ? [art("code/ethereum", code, `ethereum:${ethereum.address}`)] : []),
    ...(links.lightning === undefined ? [] : [art("code/lightning", code, links.lightning)]),
  ];
}

function tourArt(content: Content): Job[] {
  const { number, schedule } = currentEdition(content);
  return [
    art("tour-wide", tourPoster, number, "wide"),
    art("tour-tall", tourPoster, number, "tall"),
    art("film", filmPoster, content.kryptoTourPage.title),
    ...(schedule.slots.length === 0 ? [] : languages).flatMap((lang) => [
      art(`schedule/${lang}`, scheduleImage, schedule, lang, "full"),
      art(`schedule/titles/${lang}`, scheduleImage, schedule, lang, "titles"),
    ]),
  ];
}
