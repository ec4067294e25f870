export type TestSite = { content: string; derived: string; build: string };

export const beside = (name: string): TestSite => ({
  content: `test-builds/${name}/content`,
  derived: `test-builds/${name}/derived`,
  build: `test-builds/${name}/build`,
});

/** A small association that never changes, so that tests can rely on its content. */
export const fixture: TestSite = { ...beside("fixture"), content: "tests/sites/fixture" };

/** The fixture with opposite settings: with analytics, without offline pages, not a sample. */
export const otherSettings: TestSite = beside("other-settings");

/** Environment variables that make every command use this site. */
export const foldersOf = ({ content, derived, build }: TestSite) => ({
  CONTENT_DIR: content,
  DERIVED_DIR: derived,
  BUILD_DIR: build,
});
