import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { TestTree, type SavedTree } from "../content/test-tree.ts";
import { fetchFeed } from "#tools/agenda/fetch-feed.ts";
import { runTool } from "./command.ts";

const event = (title: string, year = new Date().getFullYear() + 1) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:un\r\nDTSTART:${year}0309T173000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const huge = event("X".repeat(11_000_000));

async function serving<Result>(answer: RequestListener, use: (address: string) => Promise<Result>): Promise<Result> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Reads a calendar that is this text, or answered in this way. */
async function refresh(tree: SavedTree, calendar: string | RequestListener, ...options: string[]) {
  const answer: RequestListener = (_, response) => response.end(calendar);
  const { status, stdout, stderr } = await serving(typeof calendar === "string" ? answer : calendar, (feed) =>
    runTool(tree.parent, "events-refresh.ts", "--lang", "en", "--feed", feed, ...options),
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}

const snapshot = (tree: SavedTree) => join(tree.root, "events/agenda.yaml");

test("upcoming events are written once, and the content stays valid", async () => {
  using tree = new TestTree().save();
  const first = await refresh(tree, event("Procès fictif"));
  expect(first).toEqual({ status: 0, said: expect.stringContaining("Events to come: 1") });
  const { events } = loadContent(tree.root).agenda;
  expect(events.map(({ title }) => title)).toEqual(["Procès fictif"]);
  const written = readFileSync(snapshot(tree), "utf8");
  const again = await refresh(tree, event("Procès fictif"));
  expect(again.said).toBe("The agenda is up to date: nothing changed.");
  expect(readFileSync(snapshot(tree), "utf8")).toBe(written);
});

test("a translated note keeps its translation until the calendar changes the note", async () => {
  using tree = new TestTree().save();
  const reading = (note: string) =>
    refresh(tree, event("Procès fictif").replace("END:VEVENT", `DESCRIPTION:${note}\r\nEND:VEVENT`));
  const translated = () => loadContent(tree.root).agenda.events[0]?.noteTranslated;
  await reading("Débat");
  const written = readFileSync(snapshot(tree), "utf8");
  writeFileSync(snapshot(tree), written.replace(/note: .*/, "$&\n    noteTranslated: Debate"));
  expect((await reading("Débat")).said).toContain("nothing changed");
  expect(translated()).toBe("Debate");
  await reading("Atelier");
  expect(translated()).toBeUndefined();
});

test.each<[string, RequestListener, string]>([
  ["an error", (_, response) => response.writeHead(503).end(), "answers with error 503"],
  ["a web page", (_, response) => response.end("<html></html>"), "the response is a web page"],
  ["11 MB of calendar", (_, response) => response.end(huge), "larger than 10 MB"],
  ["a connection that breaks", (request) => request.socket.destroy(), "cannot be reached"],
])("when the calendar is %s, the last snapshot remains and one line explains why", async (_, answer, reason) => {
  const files = new TestTree();
  files.write("events/agenda.yaml", "events:\n  - id: une\n    title: Une soirée\n    start: '2099-01-01'\n");
  using tree = files.save();
  const before = readFileSync(snapshot(tree), "utf8");
  const { status, said } = await refresh(tree, answer);
  expect(status).toBe(2);
  expect(said).toContain("The agenda stays as it is: ");
  expect(said).toContain(reason);
  expect(said).not.toContain("\n");
  expect(readFileSync(snapshot(tree), "utf8")).toBe(before);
});

test("in a workflow, the reason is a warning; without a calendar, nothing is done", async () => {
  using tree = new TestTree().save();
  const before = readFileSync(snapshot(tree), "utf8");
  const { said } = await refresh(tree, "<html></html>", "--format", "github");
  expect(said).toMatch(/^::warning title=Agenda::The agenda stays as it is: /);
  expect(await runTool(tree.parent, "events-refresh.ts")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/rien à lire\.\n$/),
  });
  expect(readFileSync(snapshot(tree), "utf8")).toBe(before);
});

test("a slow calendar is aborted", async () => {
  const slow: RequestListener = (_, response) => void response.write("BEGIN:VCALENDAR\r\n");
  await expect(serving(slow, (feed) => fetchFeed(feed, 300))).rejects.toThrow("did not answer within 0.3 seconds");
});
