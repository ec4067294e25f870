interface ImportMetaEnv {
  readonly THEME_COLOUR: string;
}
