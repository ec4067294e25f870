/** Where the editor reads and writes. */
export type EditorSettings =
  | { backend: "github"; repository: string; branch: string; address?: string }
  /** The browser's own private folder: to try the editor, and to test it. */
  | { backend: "browser" };
