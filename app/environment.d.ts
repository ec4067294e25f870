interface ImportMetaEnv {
  readonly THEME_COLOUR: string;
}

interface Window {
  /** Of the ticketing's script. */
  luma?: { initCheckout?: () => void };
}

interface Navigator {
  connection?: { saveData?: boolean };
  globalPrivacyControl?: boolean;
}
