/** Where the editor is on the site; nothing links to it. */
export const editorPath = "/admin";
