/** The path of the editor, which no page links to. */
export const editorPath = "/admin";

/** Its scripts, fonts and words, with hashed names. */
export const editorAssets = `${editorPath}/assets`;
