/** Where the editor is on the site; nothing links to it. */
export const editorPath = "/admin";

/** Its scripts, fonts and words, whose names change with what they hold. */
export const editorAssets = `${editorPath}/assets`;
