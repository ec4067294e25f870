import type { Refusal } from "./refusal.ts";

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** In the settings of the site. */
export const refusedSettings: Refusal[] = [
  {
    at: "site.yaml ethereum.address",
    refused: [address.slice(0, -1), `${address}0`, address.slice(2), `x${address}`, address.replace("5", "g")],
    accepted: [address, address.toLowerCase()],
  },
  { at: "site.yaml embeds.mode", refused: ["never", ""], accepted: ["load", "ask"] },
  {
    at: "site.yaml embeds.donation.organisation",
    refused: ["A", "a b", "a/b", ""],
    accepted: ["a-1"],
  },
  {
    at: "site.yaml embeds.donation.sandbox.0",
    refused: ["allow-scripts", ""],
    accepted: [
      "allow-downloads",
      "allow-modals",
      "allow-orientation-lock",
      "allow-pointer-lock",
      "allow-presentation",
      "allow-storage-access-by-user-activation",
      "allow-top-navigation-by-user-activation",
      "allow-top-navigation-to-custom-protocols",
    ],
  },
  {
    at: "site.yaml embeds.calendar.id",
    refused: ["cal-", "xcal-1", "cal-1 ", "evt-1"],
    accepted: ["cal-aZ09"],
  },
  {
    at: "site.yaml embeds.ticketing.id",
    refused: ["evt-", "xevt-1", "evt-1 ", "cal-1"],
    accepted: ["evt-aZ09"],
  },
  {
    at: "site.yaml embeds.video.id",
    refused: ["aaaaaaaaaa", "aaaaaaaaaaaa", "aaaaa aaaaa"],
    accepted: ["aA0_-aaaaaa"],
  },
  { at: "site.yaml analytics", refused: ["all", ""], accepted: ["host", "vercel", "none"] },
  {
    at: "site.yaml publish.host",
    refused: ["ftp", ""],
    accepted: ["github-pages", "cloudflare-pages", "vercel", "none"],
  },
  {
    at: "site.yaml report",
    refused: ["post", "http://a.example", ""],
    accepted: ["mail", "https://a.example/site"],
  },
  {
    at: "site.yaml editor",
    refused: [
      ...["a", "a/", "/b", "a/b/c", "a b/c"].map((repository) => ({ repository, address: "https://e.example.org" })),
      { repository: "a/b" },
      { repository: "a/b", address: "editor.example.org" },
    ],
    accepted: ["a/b", "a.b-c/d_e"].map((repository) => ({ repository, address: "https://e.example.org" })),
  },
];
