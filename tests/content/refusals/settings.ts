import type { Refusal } from "./refusal.ts";

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** In the settings of the site. */
export const refusedSettings: Refusal[] = [
  [
    "site.yaml ethereum.address",
    [address.slice(0, -1), `${address}0`, address.slice(2), `x${address}`, address.replace("5", "g")],
    [address, address.toLowerCase()],
  ],
  ["site.yaml embeds.mode", ["never", ""], ["load", "ask"]],
  ["site.yaml embeds.donation.organisation", ["A", "a b", "a/b", ""], ["a-1"]],
  [
    "site.yaml embeds.donation.sandbox.0",
    ["allow-scripts", ""],
    [
      "allow-downloads",
      "allow-modals",
      "allow-orientation-lock",
      "allow-pointer-lock",
      "allow-presentation",
      "allow-storage-access-by-user-activation",
      "allow-top-navigation-by-user-activation",
      "allow-top-navigation-to-custom-protocols",
    ],
  ],
  ["site.yaml embeds.calendar.id", ["cal-", "xcal-1", "cal-1 ", "evt-1"], ["cal-aZ09"]],
  ["site.yaml embeds.ticketing.id", ["evt-", "xevt-1", "evt-1 ", "cal-1"], ["evt-aZ09"]],
  ["site.yaml embeds.video.id", ["aaaaaaaaaa", "aaaaaaaaaaaa", "aaaaa aaaaa"], ["aA0_-aaaaaa"]],
  ["site.yaml analytics", ["all", ""], ["host", "vercel", "none"]],
  ["site.yaml publish.host", ["ftp", ""], ["github-pages", "vercel", "none"]],
  ["site.yaml report", ["post", "http://a.example", ""], ["mail", "https://a.example/site"]],
  [
    "site.yaml editor",
    [
      ...["a", "a/", "/b", "a/b/c", "a b/c"].map((repository) => ({ repository, address: "https://e.example.org" })),
      { repository: "a/b" },
      { repository: "a/b", address: "editor.example.org" },
    ],
    ["a/b", "a.b-c/d_e"].map((repository) => ({ repository, address: "https://e.example.org" })),
  ],
];
