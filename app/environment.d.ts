interface ImportMetaEnv {
  readonly THEME_COLOUR: string;
}

interface Navigator {
  connection?: { saveData?: boolean };
  globalPrivacyControl?: boolean;
}
