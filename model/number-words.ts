import { ordinalSuffix } from "./formats.ts";
import type { Language } from "./languages.ts";

const cardinals = {
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
};

const ordinals = {
  fr: "première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième",
  en: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
};

/** « sept », 'seven'; in figures above twenty. */
export function inWords(value: number, lang: Language): string {
  return cardinals[lang].split(" ")[value] ?? String(value);
}

/** « quatrième » (édition), 'fourth'; in figures above twenty. */
export function ordinalInWords(value: number, lang: Language): string {
  return ordinals[lang].split(" ")[value - 1] ?? value + ordinalSuffix(value, lang);
}
