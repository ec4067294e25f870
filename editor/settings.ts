export type EditorSettings =
  | { backend: "github"; repository: string; branch: string; address?: string }
  /** The browser's private storage, for trials and tests. */
  | { backend: "browser" };
