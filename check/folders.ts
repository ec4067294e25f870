/** Where the content is, and where what is made from it goes. A second site can be built beside the first by naming other folders. */
export const contentFolder = () => process.env["CONTENT_DIR"] ?? "content";
export const derivedFolder = () => process.env["DERIVED_DIR"] ?? ".derived";
/** What was once made from the same input is made once, for all sites that are built here. */
export const cacheFolder = () => ".derived/cache";
export const buildFolder = () => process.env["BUILD_DIR"] ?? "build";
/** DRAFTS=1 shows what says `draft: true`: while editing, and in previews. */
export const showsDrafts = () => process.env["DRAFTS"] === "1";
