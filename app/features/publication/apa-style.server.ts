import type { Language } from "#model/languages.ts";

/** How a language writes what follows it: the last of several names, the day within the year. */
const habits = {
  fr: {
    names: 'and="text" delimiter-precedes-last="never"',
    day: '<date-part name="day" form="ordinal"/><date-part name="month"/>',
  },
  en: {
    names: 'and="symbol" delimiter-precedes-last="always"',
    day: '<date-part name="month"/><date-part name="day"/>',
  },
};

/**
 * A reference to a report after the APA manual (7th edition), as a style of the Citation Style Language.
 * The one that comes with the library has no French: it writes « & » and leaves the day out.
 */
export function apaStyle(lang: Language): string {
  const { names, day } = habits[lang];
  return `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="never">
  <info><title>APA</title><id>apa-${lang}</id><updated>2026-11-16T00:00:00+00:00</updated></info>
  <locale xml:lang="fr">
    <terms><term name="ordinal-01" gender-form="masculine" match="whole-number">er</term></terms>
  </locale>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography et-al-min="21" et-al-use-first="19" et-al-use-last="true">
    <layout>
      <group delimiter=" ">
        <names variable="author" suffix="."><name name-as-sort-order="all" initialize-with=". " ${names}/></names>
        <group prefix="(" suffix=")." delimiter=", ">
          <date variable="issued"><date-part name="year"/></date>
          <date variable="issued" delimiter=" ">${day}</date>
        </group>
        <group delimiter=" " suffix="."><text variable="title"/><text variable="genre" prefix="[" suffix="]"/></group>
        <text variable="publisher" suffix="."/>
        <text variable="URL"/>
      </group>
    </layout>
  </bibliography>
</style>`;
}
