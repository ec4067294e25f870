import { expect, test } from "vitest";
import { maskAllButProse, maskCode } from "./masks.ts";

const x = (count: number) => "x".repeat(count);

test.each([
  ["a `b: c` d", `a ${x(6)} d`],
  ["``a ` b`` c", `${x(9)} c`],
  ["a <!-- b\nc --> d", `a ${x(6)}\n${x(5)} d`],
  ["```js\na : b\n```\nc", `${x(5)}\n${x(5)}\n${x(3)}\nc`],
  ["~~~\na\n~~~ b", `${x(3)}\nx\n${x(3)} b`],
  ["a ` b", "a ` b"],
  ["a ~~~ b\n~~~ c", "a ~~~ b\n~~~ c"],
  ["~~~\na ~~~ b\n~~~ c", `${x(3)}\n${x(7)}\n${x(3)} c`],
])("code in %j is masked", (text, masked) => {
  expect(maskCode(text)).toBe(masked);
  expect(maskAllButProse(text)).toBe(masked);
});

test.each([
  ["[a](https://b.example/c?d) e", `[a${x(24)} e`],
  ["  [a]: https://b.example\nc", `${x(24)}\nc`],
  ['[lien]: b.example "c : d"\ne', `${x(25)}\ne`],
  ["a[^1] b", `a${x(4)} b`],
  ["https:// en tête", `${x(8)} en tête`],
  ["[^1]: a", `${x(5)} a`],
  ['a <b class="c">d</b>', `a ${x(13)}d${x(4)}`],
  ["see https://a.example/b. Then", `see ${x(19)}. Then`],
  ["mailto:a@b.example, c", `${x(18)}, c`],
  ["| a |\n| --- |\n| b |", `| a |\n${x(7)}\n| b |`],
  ["![a](b.svg)", `x[a${x(8)}`],
  ["a &eacute; &#233; &#xE9; b", `a ${x(8)} ${x(6)} ${x(6)} b`],
])("what is not prose in %j is masked", (text, masked) => {
  expect(maskAllButProse(text)).toBe(masked);
  expect(masked.length).toBe(text.length);
});

test("entities of no-break spaces become no-break spaces", () => {
  expect(maskAllButProse("a&nbsp;: b&#160;!")).toBe(`a${"\u00a0".repeat(6)}: b${"\u00a0".repeat(6)}!`);
});

test.each([
  "Bonjour ! Voici 3 - 2 = 1, (a) [b] & c: d; «\u00a0e\u00a0».",
  "Voir le point [a]: il est long.",
  "a\n--\nb",
])("prose is unchanged: %s", (prose) => {
  expect(maskAllButProse(prose)).toBe(prose);
});
