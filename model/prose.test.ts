import { expect, test } from "vitest";
import { plainText } from "./prose.ts";

test("as plain text, breaks are spaces, calls of notes nothing, and code what it says", () => {
  expect(
    plainText([
      "One",
      { kind: "break" },
      { kind: "strong", content: ["two ", { kind: "link", href: "/", content: ["three"] }] },
      { kind: "note", number: 1, isFirstCall: true },
      " ",
      { kind: "code", text: "four" },
    ]),
  ).toBe("One two three four");
});
