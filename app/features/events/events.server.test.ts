import { afterAll, expect, test, vi } from "vitest";
import { loadContent } from "#check/load.ts";
import { agendaData } from "./events.server.ts";

const fixture = loadContent("tests/sites/fixture");
const branches = fixture.branches.map((branch) =>
  branch.id === "lyon" ? { ...branch, city: { fr: "Londres", en: "London" } } : branch,
);

// Test files share modules, so mocked ones are loaded again before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import("../../content/source.server.ts"), () => ({ content: () => ({ ...fixture, branches }) }));
vi.mock(import("../../content/pictures.server.ts"), () => ({ art: () => ({}) as never }));

test("switching language keeps the chosen city", () => {
  const inFrench = agendaData("fr", new Date("2099-11-01"));
  const inEnglish = agendaData("en", new Date("2099-11-01"));
  expect(inFrench.cities).toContainEqual(
    expect.objectContaining({ id: "londres", name: "Londres", names: ["londres", "london"] }),
  );
  expect(inEnglish.cities).toContainEqual(
    expect.objectContaining({ id: "londres", name: "London", names: ["londres", "london"] }),
  );
  const eventIn = ({ months }: typeof inFrench) =>
    months.flatMap(({ events }) => events).find(({ branch }) => branch?.id === "lyon");
  expect([eventIn(inFrench)?.branch?.city, eventIn(inEnglish)?.branch?.city]).toEqual(["londres", "londres"]);
});
