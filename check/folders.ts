/** Where the content is, and where what is made from it goes. A second site can be built beside the first by naming other folders. */
export const contentFolder = () => process.env["CONTENT_DIR"] ?? "content";
export const derivedFolder = () => process.env["DERIVED_DIR"] ?? ".derived";
export const buildFolder = () => process.env["BUILD_DIR"] ?? "build";
