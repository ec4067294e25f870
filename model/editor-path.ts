/** Where the editor is while the site is developed; a build puts it in a folder of its own. */
export const editorPath = "/admin";
