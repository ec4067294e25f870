/** Where the services that a visitor has allowed are stored, separated by spaces. */
export const embedsKey = "embeds";

/** Whether a visitor is asked before outside services are loaded. */
export function asksFirst(mode: string | undefined): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}
