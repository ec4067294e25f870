import { expect, test } from "vitest";
import { talkAddresses } from "./talk-address.ts";

const talk = (fr: string, start = "09:00", room?: string) => ({
  title: { fr, en: "A talk" },
  start,
  ...(room !== undefined && { room }),
});

test("a talk's address contains the words of its title", () => {
  expect(talkAddresses([talk("Débat : MiCA à l’épreuve du guichet")])).toEqual([
    "talk-debat-mica-a-l-epreuve-du-guichet",
  ]);
});

test("titles of more than 48 characters are cut between two words", () => {
  const title = "a".repeat(40);
  expect(talkAddresses([talk(`${title} bcdefgh`), talk(`${title} bcd efghi`), talk("x".repeat(60))])).toEqual([
    `talk-${title}-bcdefgh`,
    `talk-${title}-bcd`,
    `talk-${"x".repeat(48)}`,
  ]);
});

test("talks with the same title get their hour and room appended", () => {
  const twins = [talk("Atelier", "10:00", "main"), talk("Atelier", "14:30", "lab"), talk("Atelier", "14:30", "main")];
  const addresses = ["talk-atelier-1000-main", "talk-atelier-1430-lab", "talk-atelier-1430-main"];
  expect(talkAddresses(twins)).toEqual(addresses);
  expect(talkAddresses([talk("Accueil"), ...twins])).toEqual(["talk-accueil", ...addresses]);
  expect(talkAddresses([talk("Pause", "10:00"), talk("Pause", "16:00")])).toEqual([
    "talk-pause-1000",
    "talk-pause-1600",
  ]);
});

test("a title without Latin letters still gets an address", () => {
  expect(talkAddresses([talk("詩", "10:00", "main")])).toEqual(["talk-1000-main"]);
});
