const base = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"];

/** The narrowest sandbox the providers' frames work in. */
export const formSandbox = [...base, "allow-top-navigation-by-user-activation"].join(" ");
export const viewSandbox = [...base, "allow-presentation"].join(" ");
