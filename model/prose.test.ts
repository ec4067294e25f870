import { expect, test } from "vitest";
import { plainText } from "./prose.ts";

test("plain text has spaces for breaks, no note marks, and code", () => {
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
