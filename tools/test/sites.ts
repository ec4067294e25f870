/** A site to test: where its content is, and where what is made from it goes. */
export type TestSite = { content: string; derived: string; build: string };

const beside = (name: string): TestSite => ({
  content: `test-builds/${name}/content`,
  derived: `test-builds/${name}/derived`,
  build: `test-builds/${name}/build`,
});

/** A small association that never changes: tests may pin anything it says. */
export const fixture: TestSite = { ...beside("fixture"), content: "tests/sites/fixture" };

/** The same with its settings turned the other way: counted, not offline, not a sample. */
export const otherSettings: TestSite = beside("other-settings");

/** The real content after everything a new board changes in its first year. */
export const ownersSite = (name: string): TestSite => beside(`owners-${name}`);

/** The environment in which every command works on this site instead of the real one. */
export const foldersOf = ({ content, derived, build }: TestSite) => ({
  CONTENT_DIR: content,
  DERIVED_DIR: derived,
  BUILD_DIR: build,
});
