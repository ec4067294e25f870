interface ImportMetaEnv {
  /** Set in vite.config.ts, from the style tokens. */
  readonly THEME_COLOUR: string;
}
