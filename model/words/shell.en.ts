import type { ShellWords } from "../translate.ts";

/** Texts around every page. */
export const shell: ShellWords = {
  skip: "Skip to content",
  newTab: "(new tab)",
  nav: {
    label: "Main navigation",
    menu: "Menu",
    close: "Close",
    home: "Home",
    board: "Board",
    association: "Association",
    branches: "Branches",
    events: "Events",
    publications: "Publications",
    donation: "Support us",
    slow: "Loading the page…",
    stop: "Cancel",
  },
  language: {
    label: "Language",
    switch: "Lire cette page en français",
  },
  footer: {
    withdraw: "Stop loading outside services",
    withdrawn: "The site will ask for your consent again.",
    networks: "Follow us",
    participate: "Take part",
    work: "Work with us",
    legal: "Legal",
    accessibility: "Accessibility",
    documentLabel: "{title} (PDF)",
  },
  social: { linkedin: "LinkedIn", x: "X", youtube: "YouTube", instagram: "Instagram" },
};
